import { z } from 'zod'
import { LOCALES, type Locale } from './locale.ts'
import { args } from './schemas.ts'

/** The texts that every participant can read; the operator of a site may replace them. */
export const DOCUMENTS = ['terms', 'privacy', 'house-rules'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

export const ReadDocument = args(['name', 'locale'], { name: z.enum(DOCUMENTS), locale: z.enum(LOCALES) })

export interface DocumentView {
  title: string
  /** The text below the title, as HTML that the server made of Markdown: no script, and links to web addresses only. */
  html: string
  /** The language of the text: another one than requested if the text does not exist in that. */
  locale: Locale
}
