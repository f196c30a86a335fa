import { useMediaQuery } from '@mantine/hooks'

/** Tells whether the screen is narrower than a tablet: bottom bar and sheets instead of rail and panels. */
export const usePhone = (): boolean =>
  useMediaQuery('(width < 45em)', undefined, { getInitialValueInEffect: false }) ?? false

/** Tells whether the screen is wide enough for the whole drawer. */
export const useDesk = (): boolean =>
  useMediaQuery('(width >= 65em)', undefined, { getInitialValueInEffect: false }) ?? false

/** Tells whether this is a phone on its side: wide enough for panels, but too low for tools in them, and worked by touch. */
export const useLyingPhone = (): boolean =>
  useMediaQuery('(width >= 45em) and (height < 32em) and (pointer: coarse)', undefined, {
    getInitialValueInEffect: false,
  }) ?? false
