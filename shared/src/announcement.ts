import { z } from 'zod'
import { LOCALES, type Locale } from './locale.ts'
import type { PhotoView } from './photo.ts'
import { args, Id, line, text } from './schemas.ts'

/** Places in the app where adverts are shown: the start page and the map, the list of one's areas, and the two tabs of the tips. */
export const ADVERT_POSITIONS = ['BANNER', 'TIMELINE', 'TIPSVOEDSEL', 'TIPSNESTEL'] as const
export type AdvertPosition = (typeof ADVERT_POSITIONS)[number]

/** The most characters of an announcement's title, one line, and of its body, two or three sentences. */
export const ANNOUNCEMENT_TITLE_MAX = 80
export const ANNOUNCEMENT_BODY_MAX = 600
export const LINK_MAX = 500

function hasUser(link: string): boolean {
  const address = URL.parse(link)
  return address !== null && (address.username !== '' || address.password !== '')
}

const Link = z
  .union([
    z.literal(''),
    z
      .url({ protocol: /^https$/, hostname: /\./, error: 'url' })
      .max(LINK_MAX, { error: 'tooLong' })
      // A user name before the @ of a URL can be mistaken for the site that the link leads to.
      .refine((link) => !/[\s\\]/.test(link) && !hasUser(link), { error: 'url' }),
  ])
  .default('')
const Instant = z.iso.datetime({ offset: true, error: 'type' }).nullable().default(null)

const announced = {
  title: line(ANNOUNCEMENT_TITLE_MAX, 1),
  body: text(ANNOUNCEMENT_BODY_MAX),
  /** The readers' language; null for readers of every language. */
  locale: z.enum(LOCALES).nullable().default(null),
  until: Instant,
  active: z.boolean(),
}
const endsLater = (from: string | null, until: string | null) =>
  from === null || until === null || Date.parse(until) > Date.parse(from)

export const AdvertData = z
  .strictObject({
    ...announced,
    position: z.enum(ADVERT_POSITIONS, { error: 'required' }),
    link: Link,
    from: Instant,
    /** The id of a photo that the admin uploaded before; null for none. */
    photoId: Id.nullable().default(null),
  })
  .refine(({ from, until }) => endsLater(from, until), { path: ['until'], error: 'beforeStart' })
export type AdvertData = z.output<typeof AdvertData>
export const NoticeData = z.strictObject(announced)
export type NoticeData = z.output<typeof NoticeData>

/** Saves an advert under a new or existing id; with `version`, only if nobody changed the advert since that version. */
export const SaveAdvert = args(['id', 'data'], { id: Id, data: AdvertData, version: z.number().int().optional() })
export const SaveNotice = args(['id', 'data'], { id: Id, data: NoticeData, version: z.number().int().optional() })
export const AnnouncementId = args(['id'], { id: Id })
/** Asks for the announcements to show to readers of this language. */
export const CurrentFor = args(['locale'], { locale: z.enum(LOCALES) })

/** An advert as everyone sees it. */
export interface ShownAdvert {
  id: string
  position: AdvertPosition
  title: string
  body: string
  link: string
  image: PhotoView | null
  createdAt: string
}
export interface ShownNotice {
  id: string
  title: string
  body: string
  createdAt: string
}
/** The adverts that are shown now, and the next moment at which an advert may begin or end; null if there is no such moment. */
export interface CurrentAdverts {
  adverts: ShownAdvert[]
  changesAt: string | null
}
export interface CurrentNotice {
  notice: ShownNotice | null
  changesAt: string | null
}

/** Visibility to readers: shown now, shown later, no longer shown, switched off, or replaced by a newer announcement. */
export type AnnouncementState = 'shown' | 'later' | 'over' | 'off' | 'behind'

interface Edited {
  locale: Locale | null
  until: string | null
  active: boolean
  /** `behind`: a newer announcement takes the same position. */
  state: AnnouncementState
  version: number
}
/** An advert as its editors see it. */
export interface AdvertView extends ShownAdvert, Edited {
  from: string | null
}
export interface NoticeRecord extends ShownNotice, Edited {}
