/** A file that was chosen or dropped on another page, kept until the page that reads files takes it. */
let chosenFile: File | null = null

export const keepChosenFile = (file: File): void => void (chosenFile = file)

/** Returns the kept file and forgets it; null if there is none, as after a reload, since pages cannot keep files. */
export function takeChosenFile(): File | null {
  const file = chosenFile
  chosenFile = null
  return file
}
