import { saveForm, readSavedForm } from '../form/savedForm.ts'

const nameOf = (form: string) => `${form} id`

/**
 * The id under which these words are sent: the same for the same words until they have arrived, also after a reload, so that
 * an answer that was lost on its way brings no second copy. Other words are another thing, and get another id.
 */
export function onceId(form: string, words: string): string {
  const kept = readSavedForm(nameOf(form), { id: '', words: '' })
  if (kept.id && kept.words === words) return kept.id
  const id = crypto.randomUUID()
  saveForm(nameOf(form), { id, words })
  return id
}

/** They have arrived: the same words again are meant to be said again. */
export const arrived = (form: string): void => saveForm(nameOf(form), {})
