/** The longest that a first paint waits for type, in milliseconds: less than a reader notices. */
const WAIT_MS = 150
const FACES = ["500 1em 'Figtree Variable'", "600 1em 'Literata'"]

/**
 * Begins to load the two typefaces, at once instead of when the first words are laid out. Resolves when they are here, or after a
 * moment: on a fast network words are then laid out once, on a slow one they do not wait.
 */
export async function firstFonts(fonts: Pick<FontFaceSet, 'load'> = document.fonts): Promise<void> {
  const faces = Promise.all(FACES.map((face) => fonts.load(face))).catch(() => [])
  await Promise.race([faces, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
