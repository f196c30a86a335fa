import { z } from 'zod'
import { LOCALES } from './locale.ts'

/** Asks for the data of the welcome page in a language. */
export const WelcomeIn = z.strictObject({ locale: z.enum(LOCALES) })
