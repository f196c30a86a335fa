import type { MapTheme } from './map/levels.ts'

/** The sizes, in CSS pixels, of the small pictures of the map beside names; the image files have twice as many pixels on each side. */
export const THUMBNAIL_SIZES = [
  '56x56',
  '60x52',
  '64x64',
  '72x56',
  '96x64',
  '104x104',
  '112x92',
  '180x196',
  '214x158',
  '220x148',
  '320x160',
  '480x160',
] as const
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number]

/** A place that is a point, without a shape. `about` is true if its coordinates are exact only to about a kilometre. */
export interface ThumbnailPlace {
  lng: number
  lat: number
  about: boolean
}

/**
 * The subject of a picture of the map: an area or community that everyone may see, an own area that others do not see, or a place. A
 * new version of the subject changes the URL, so that the browser does not show its cached picture of the previous version.
 */
export type ThumbnailSubject =
  | { kind: 'areas' | 'communities' | 'mine'; id: string; version?: number | undefined }
  | ({ kind: 'places' } & ThumbnailPlace)

export function isThumbnailSize(value: string): value is ThumbnailSize {
  return (THUMBNAIL_SIZES as readonly string[]).includes(value)
}

/** Returns the width and height of a size in CSS pixels. */
export function thumbnailPixels(size: ThumbnailSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** Decimals of a degree in the URL of a place: ten metres, or about a kilometre. */
const DECIMALS = { exact: 4, about: 2 }

/** Returns the path of a picture of the map. */
export function thumbnailUrl(subject: ThumbnailSubject, size: ThumbnailSize, theme: MapTheme): string {
  const file = `${size}-${theme}.webp`
  if (subject.kind === 'places') {
    const { lng, lat, about } = subject
    const decimals = about ? DECIMALS.about : DECIMALS.exact
    const at = [lng, lat].map((degrees) => degrees.toFixed(decimals)).join(',')
    return `/pictures/maps/places/${at}${about ? ',about' : ''}/${file}`
  }
  const { kind, id, version } = subject
  return `/pictures/maps/${kind}/${id}/${file}${version === undefined ? '' : `?v=${version}`}`
}

const PLACE = /^(-?\d{1,3}\.\d{2,4}),(-?\d{1,2}\.\d{2,4})(,about)?$/

/** Reads the place in the path of a picture; null if the text is no place. */
export function thumbnailPlace(text: string): ThumbnailPlace | null {
  const [, lng, lat, about] = PLACE.exec(text) ?? []
  const place = { lng: Number(lng), lat: Number(lat), about: about !== undefined }
  return Math.abs(place.lng) <= 180 && Math.abs(place.lat) <= 85 ? place : null
}
