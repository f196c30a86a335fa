import { WkbReader } from '../../platform/formats/wkb.ts'
import { type Union, unionShare } from './union.ts'

const DEGREES = { x: (lng: number) => lng, y: (lat: number) => lat }

/** The union of shapes that stand one after another as WKB: what a worker thread does. */
export function union(shapes: Uint8Array, workMax?: number): Union {
  const reader = new WkbReader(shapes)
  const all = []
  while (!reader.done) all.push(reader.next(DEGREES))
  return unionShare(all, workMax)
}
