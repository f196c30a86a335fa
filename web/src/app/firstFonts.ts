/** The most milliseconds that the first paint waits for the fonts: less than a reader notices. */
const WAIT_MS = 150
const FACES = ["500 1em 'Figtree Variable'", "600 1em 'Literata'"]

/**
 * Starts to load the two typefaces immediately, instead of when the first text is laid out. Resolves when they are loaded, or after
 * `WAIT_MS`: on a fast network the text is then laid out only once, on a slow network the text does not wait.
 */
export async function firstFonts(fonts: Pick<FontFaceSet, 'load'> = document.fonts): Promise<void> {
  const faces = Promise.all(FACES.map((face) => fonts.load(face))).catch(() => [])
  await Promise.race([faces, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
