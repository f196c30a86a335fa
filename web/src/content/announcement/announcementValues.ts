import {
  type AdvertPosition,
  type AdvertView,
  ADVERT_POSITIONS,
  type NoticeRecord,
  SaveAdvert,
  SaveNotice,
} from '@fieldfare/shared/announcement.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { LOCALES, type Locale } from '@fieldfare/shared/locale.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { z } from 'zod'
import { issuesFrom } from '../../platform/form/issues.ts'
import { SavedPhoto } from '../photo/savedPhoto.ts'
import { instantOf, localOf } from '../../platform/form/localTime.ts'

/** The values of the notice form. Times are local to the device, such as 2026-12-01T18:00; empty for none. */
export type NoticeValues = {
  title: string
  body: string
  /** The language of the readers who see the notice; empty for all readers. */
  locale: Locale | ''
  until: string
  active: boolean
}
export type AdvertValues = NoticeValues & {
  position: AdvertPosition
  link: string
  from: string
  photo: PhotoView | null
}

/** The choices for the language of the readers; empty for all languages. */
export const READER_LANGUAGES = ['', ...LOCALES] as const
const Language = z.enum(READER_LANGUAGES)
/** Schemas that check the edits stored before a reload. */
export const noticeReaders = { locale: Language }
export const advertReaders = {
  locale: Language,
  position: z.enum(ADVERT_POSITIONS),
  photo: SavedPhoto.nullable(),
}

export function noticeValues(notice?: NoticeRecord): NoticeValues {
  const { title = '', body = '', locale = null, until = null, active = true } = notice ?? {}
  return { title, body, locale: locale ?? '', until: localOf(until), active }
}

export function advertValues(advert?: AdvertView): AdvertValues {
  const { title = '', body = '', locale = null, until = null, active = true } = advert ?? {}
  const { position = 'BANNER', link = '', from = null, image = null } = advert ?? {}
  const plain = { title, body, locale: locale ?? ('' as const), until: localOf(until), active }
  return { ...plain, position, link, from: localOf(from), photo: image }
}

/** Returns the data for the call that saves a notice; `advertInput` returns those for an advert. */
export const noticeInput = ({ locale, until, ...values }: NoticeValues) => ({
  ...values,
  locale: locale || null,
  until: instantOf(until),
})
export const advertInput = ({ locale, until, from, photo, link, ...values }: AdvertValues) => ({
  ...values,
  link: link.trim(),
  locale: locale || null,
  until: instantOf(until),
  from: instantOf(from),
  photoId: photo?.id ?? null,
})

export const noticeIssues = (id: string, values: NoticeValues): Issue[] =>
  issuesFrom(SaveNotice, { id, data: noticeInput(values) })
export const advertIssues = (id: string, values: AdvertValues): Issue[] =>
  issuesFrom(SaveAdvert, { id, data: advertInput(values) })
