/** Places on the card of a person's places. */
export const CARD_PLACES = 4

/** Returns the address of the card of an area: a picture to share or to print. */
export const cardUrl = (id: string): string => `/pictures/cards/${id}.png`

/** Returns the address of the card of one's own places: the areas with these ids, in their order, or the four highest rated. */
export const placesCardUrl = (ids: readonly string[] = []): string =>
  `/pictures/cards/places.png${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`
