// This file is apart from the schemas of photos, since the map's first view shows photos and validates none.

/** The longest side in pixels of each size in which photos are served: for lists, and for a full view. */
export const PHOTO_SIZES = { list: 480, full: 2048 } as const
export type PhotoSize = keyof typeof PHOTO_SIZES

/** Returns the URL of a photo; the picture there never changes, so browsers cache it for long. */
export const photoUrl = (id: string, size: PhotoSize): string => `/photos/${id}/${size}.jpg`
