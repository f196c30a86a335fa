import type { TileAddress } from '../tile/address.ts'
import { besideTile, OPPOSITE, type Side } from './tileFrame.ts'
import type { Entry, Piece } from './tilePieces.ts'

/** The pieces of one border in one tile. */
export interface TilePieces {
  address: TileAddress
  pieces: Piece[]
}

export interface FollowLimits {
  /** The most tiles that a border may lie in. */
  tiles: number
  /** The most coordinates in the rings of all pieces, two for each corner. */
  numbers: number
}

export const tileKey = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`

/**
 * Follows a border from its first piece into the neighbouring tiles, as long as its pieces touch the edge of their tile.
 * @param look finds the pieces in a tile that continue the border from its neighbours
 * @returns null if the border exceeds the limits
 */
export async function followBorder(
  address: TileAddress,
  piece: Piece,
  look: (address: TileAddress, entries: readonly Entry[]) => Promise<Piece[]>,
  limits: FollowLimits,
): Promise<TilePieces[] | null> {
  const tiles = new Map<string, TilePieces>([[tileKey(address), { address, pieces: [piece] }]])
  let numbers = sizeOf([piece])
  let frontier: TilePieces[] = [{ address, pieces: [piece] }]
  while (frontier.length > 0) {
    const next = entriesOf(frontier)
    for (const [key, { address: beside }] of next) if (!tiles.has(key)) tiles.set(key, { address: beside, pieces: [] })
    // The number of tiles is checked before any of them is fetched: a border that is too large costs no more tiles.
    if (tiles.size > limits.tiles) return null
    const found = await Promise.all(
      [...next.values()].map(async (one) => ({ address: one.address, pieces: await look(one.address, one.entries) })),
    )
    frontier = found.flatMap((one) => {
      const known = tiles.get(tileKey(one.address))?.pieces ?? []
      const added = one.pieces.filter(({ ref }) => known.every((other) => other.ref !== ref))
      known.push(...added)
      numbers += sizeOf(added)
      return added.length > 0 ? [{ address: one.address, pieces: added }] : []
    })
    if (numbers > limits.numbers) return null
  }
  return [...tiles.values()].filter(({ pieces }) => pieces.length > 0)
}

/** Lists the neighbouring tiles in which pieces continue, with the stretches of the edge that they cross. */
function entriesOf(fresh: readonly TilePieces[]): Map<string, { address: TileAddress; entries: Entry[] }> {
  const next = new Map<string, { address: TileAddress; entries: Entry[] }>()
  for (const { address, pieces } of fresh)
    for (const { layer, kind, id, sides } of pieces)
      for (const [side, stretches] of Object.entries(sides) as [Side, Entry['stretches']][]) {
        const beside = besideTile(address, side)
        if (!beside) continue
        const one = next.get(tileKey(beside)) ?? { address: beside, entries: [] }
        one.entries.push({ layer, kind, id, side: OPPOSITE[side], stretches })
        next.set(tileKey(beside), one)
      }
  return next
}

const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0)
