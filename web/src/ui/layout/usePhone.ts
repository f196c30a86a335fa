import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is narrower than a tablet: bottom bar and sheets instead of rail and panels. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 719.98px)', undefined, { getInitialValueInEffect: false }) ?? false

/** Whether the screen is wide enough for the whole drawer. */
export const useDesk = (): boolean =>
  useMediaQuery('(min-width: 1040px)', undefined, { getInitialValueInEffect: false }) ?? false
