/** The picture formats that tiles may have, by their first bytes. */
const TYPES = [
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', begins: [0x52, 0x49, 0x46, 0x46] },
] as const

/** The content type of a picture by its first bytes, whatever its sender says; null for anything but JPEG, PNG and WebP. */
export const pictureType = (bytes: Uint8Array): string | null =>
  TYPES.find(({ begins }) => begins.every((byte, i) => bytes[i] === byte))?.type ?? null
