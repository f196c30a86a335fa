import { readSavedForm, saveForm } from './savedForm.ts'

const nameOf = (form: string) => `${form} id`

/**
 * The id under which this text is sent: the same for the same text until `forgetKey`, also after a reload, so that a retry
 * after a lost answer makes no second copy. Another text gets another id.
 */
export function idempotencyKey(form: string, words: string): string {
  const stored = readSavedForm(nameOf(form), { id: '', words: '' })
  if (stored.id && stored.words === words) return stored.id
  const id = crypto.randomUUID()
  saveForm(nameOf(form), { id, words })
  return id
}

/** Forgets the id after the text has arrived: the same text sent again is meant as a new one. */
export const forgetKey = (form: string): void => saveForm(nameOf(form), {})
