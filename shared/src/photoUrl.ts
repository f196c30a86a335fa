// This file is apart from the schemas of photos: the map's first view shows photos and checks none.

/** The longest side of the sizes that are served: for lists, and for a full view. */
export const PHOTO_SIZES = { list: 480, full: 2048 } as const
export type PhotoSize = keyof typeof PHOTO_SIZES

/** Returns the address of a photo; the picture there never changes, so it is kept for long. */
export const photoUrl = (id: string, size: PhotoSize): string => `/photos/${id}/${size}.jpg`
