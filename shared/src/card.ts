/** Where the card of an area is: a picture to share or to print. */
export const cardUrl = (id: string): string => `/pictures/cards/${id}.png`
