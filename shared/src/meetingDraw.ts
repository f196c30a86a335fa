// The draw of a meeting's seats, which the server runs and the browser of anyone repeats to check it.

const HEX = /^(?:[0-9a-f]{2})+$/

/** Returns the bytes of a text of hexadecimal digits. @throws TypeError for any other text */
function bytesOf(hex: string): Uint8Array {
  if (!HEX.test(hex)) throw new TypeError('not hexadecimal')
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (bytes: Uint8Array): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))

/** Returns the SHA-256 of a secret seed's bytes; a meeting shows this hash from the start. Seed and hash are hexadecimal digits. */
export const commitmentOf = async (seed: string): Promise<string> => sha256(bytesOf(seed))

/**
 * Returns the entries in the order of the draw: by the SHA-256 of the seed's bytes followed by the entry's bytes, the lowest hash first.
 * The first entries get the seats, the others are reserves.
 * @param seed hexadecimal digits
 * @param entries pseudonyms, each once, in any order
 */
export async function drawnOrder(seed: string, entries: readonly string[]): Promise<string[]> {
  const start = bytesOf(seed)
  const encoder = new TextEncoder()
  const keyed = await Promise.all(
    entries.map(async (entry) => {
      const end = encoder.encode(entry)
      const bytes = new Uint8Array(start.length + end.length)
      bytes.set(start)
      bytes.set(end, start.length)
      return { entry, key: await sha256(bytes) }
    }),
  )
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return keyed.toSorted((a, b) => compare(a.key, b.key) || compare(a.entry, b.entry)).map(({ entry }) => entry)
}

/** Finds the fault in a draw as it is shown; null for a correct draw. */
export async function faultInDraw(
  commitment: string,
  seed: string,
  shown: readonly string[],
): Promise<'seed' | 'twice' | 'order' | null> {
  if ((await commitmentOf(seed)) !== commitment) return 'seed'
  if (new Set(shown).size !== shown.length) return 'twice'
  const order = await drawnOrder(seed, shown)
  return order.every((entry, at) => entry === shown[at]) ? null : 'order'
}
