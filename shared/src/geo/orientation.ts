import { orient2d } from 'robust-predicates'

/** Longitude and latitude in degrees, EPSG:4326, in GeoJSON's order. */
export type Position = [lng: number, lat: number]

/**
 * Tells on which side of the line a-b the point c lies: positive left, negative right, 0 exactly on it. The sign is
 * exact for all finite coordinates whose products neither overflow nor underflow (|x| within 1e±100); the size means
 * nothing. Source: Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates (1997).
 */
// The package has its y axis pointing down, which swaps left and right.
export const orientation = (a: Position, b: Position, c: Position): number =>
  orient2d(b[0], b[1], a[0], a[1], c[0], c[1])
