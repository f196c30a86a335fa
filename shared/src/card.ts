/** The number of places on the card (a picture to share) of a person's places. */
export const CARD_PLACES = 4

/**
 * The sizes, in pixels, of the pictures that the server makes: for link previews, a square, the shape of a phone's screen, A4 at 150
 * dots per inch, and the map alone.
 */
export const PICTURE_SIZES = {
  link: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  print: { width: 1754, height: 2480 },
  map: { width: 1200, height: 630 },
} as const
export type PictureSize = keyof typeof PICTURE_SIZES

/** The sizes of cards that people can choose. */
export const CARD_SIZES = ['link', 'square', 'story', 'print'] as const satisfies readonly PictureSize[]
export type CardSize = (typeof CARD_SIZES)[number]

export const isPictureSize = (value: unknown): value is PictureSize =>
  typeof value === 'string' && Object.hasOwn(PICTURE_SIZES, value)

/** Returns the URL of the card of an area, a picture to share or to print; if no size is given, the card is a square. */
export const cardUrl = (id: string, size?: CardSize): string =>
  `/pictures/cards/${id}.${size ? `jpg?size=${size}` : 'png'}`

/**
 * Returns the URL of the card of one's own places. The card shows the areas with these ids, in this order, or without ids the four
 * highest rated. If no size is given, the card is a square.
 */
export function placesCardUrl(ids: readonly string[] = [], size?: CardSize): string {
  const query = [...(ids.length > 0 ? [`ids=${ids.join(',')}`] : []), ...(size ? [`size=${size}`] : [])].join('&')
  return `/pictures/cards/places.${size ? 'jpg' : 'png'}${query && `?${query}`}`
}
