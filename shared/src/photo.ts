import { z } from 'zod'
import { args, Id, text } from './schemas.ts'

/**
 * The most photos of a piece of content: enough to show a place from all sides, while a page of them still loads at
 * once.
 */
export const PHOTOS_MAX = 6
/** The most photos of an area: the few that one would show of a place, besides the description. */
export const AREA_PHOTOS_MAX = 3
/** The most photos of a comment: enough to show what is meant, and few enough that the page stays a discussion. */
export const COMMENT_PHOTOS_MAX = 3
/** The most characters of a photo's description for those who do not see the photo: a sentence or two. */
export const PHOTO_ALT_MAX = 200
/** Bytes that a good phone camera writes; larger photos are shrunk on the device before they are sent. */
export const PHOTO_BYTES_MAX = 20 * 1024 * 1024
/** Pixels that cameras of 50 megapixels take. A file that claims more was made to exhaust the decoder's memory or time. */
export const PHOTO_PIXELS_MAX = 8192 * 6144

/** A photo as base64 text, with or without a `data:` prefix; a third longer than the photo's bytes. */
export const Base64Image = z.string().max(Math.ceil((PHOTO_BYTES_MAX * 4) / 3) + 100, { error: 'photoTooLarge' })

export const UploadImage = args(['base64Image', 'ownerUuid', 'fileUuid'], {
  base64Image: Base64Image,
  /** Accepted from older clients and ignored: the caller owns the photo. */
  ownerUuid: z.string().max(100).optional(),
  fileUuid: Id.optional(),
})

/** Photos that come with a text: sent as base64, or uploaded before and named by their ids. Together at most PHOTOS_MAX. */
export const photoFields = {
  base64Images: z.array(Base64Image).max(PHOTOS_MAX, { error: 'tooMany' }).default([]),
  photoIds: z.array(Id).max(PHOTOS_MAX, { error: 'tooMany' }).default([]),
}
/** Descriptions of the photos that `photoIds` names, in their order. */
export const photoAlts = z.array(text(PHOTO_ALT_MAX)).max(PHOTOS_MAX, { error: 'tooMany' }).default([])

/** A photo, with the size of its upright picture; the picture is at `photoUrl`. */
export interface PhotoView {
  id: string
  width: number
  height: number
  /** A description of the picture, where its maker wrote one. */
  alt?: string
}
