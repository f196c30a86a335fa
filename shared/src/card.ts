/** Places on the card of a person's places. */
export const CARD_PLACES = 4

/**
 * The sizes of pictures that are sent, in pixels: for previews of links, as a square, as high as a phone, a page of A4 at 150 dots an
 * inch, and the map alone.
 */
export const PICTURE_SIZES = {
  link: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  print: { width: 1754, height: 2480 },
  map: { width: 1200, height: 630 },
} as const
export type PictureSize = keyof typeof PICTURE_SIZES

/** The sizes that people choose from. */
export const CARD_SIZES = ['link', 'square', 'story', 'print'] as const satisfies readonly PictureSize[]
export type CardSize = (typeof CARD_SIZES)[number]

export const isPictureSize = (value: unknown): value is PictureSize =>
  typeof value === 'string' && Object.hasOwn(PICTURE_SIZES, value)

/** Returns the address of the card of an area, a picture to share or to print; without a size it is a square. */
export const cardUrl = (id: string, size?: CardSize): string =>
  `/pictures/cards/${id}.${size ? `jpg?size=${size}` : 'png'}`

/**
 * Returns the address of the card of one's own places, without a size a square: the areas with these ids, in their order, or the four
 * highest rated.
 */
export function placesCardUrl(ids: readonly string[] = [], size?: CardSize): string {
  const query = [...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []), ...(size ? [`size=${size}`] : [])].join('&')
  return `/pictures/cards/places.${size ? 'jpg' : 'png'}${query && `?${query}`}`
}
