import { z } from 'zod'
import { LOCALES } from './locale.ts'

/** Asks for what the welcome page shows in a language. */
export const WelcomeIn = z.strictObject({ locale: z.enum(LOCALES) })
