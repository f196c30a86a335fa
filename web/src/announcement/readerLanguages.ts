import { LOCALES } from '@fieldfare/shared/locale.ts'

/** For readers of which language; empty for all. */
export const READER_LANGUAGES = ['', ...LOCALES] as const
