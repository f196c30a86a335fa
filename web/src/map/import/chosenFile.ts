/** The file that was chosen or dropped on another page, until the page that reads it takes it. */
let chosenFile: File | null = null

export const keepChosenFile = (file: File): void => void (chosenFile = file)

/** The file, once. Null after a reload: a browser does not let pages keep files. */
export function takeChosenFile(): File | null {
  const file = chosenFile
  chosenFile = null
  return file
}
