import type { Issue } from '@fieldfare/shared/errors.ts'
import { AddPolis } from '@fieldfare/shared/polis.ts'
import { z } from 'zod'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'

/** A conversation as its form holds it. */
export type PolisValues = {
  title: string
  polisId: string
  /** First statements, each with a key that tells its field apart. */
  options: { key: string; text: string }[]
}

export const emptyStatement = () => ({ key: crypto.randomUUID() as string, text: '' })
export const emptyPolis = (): PolisValues => ({ title: '', polisId: '', options: [emptyStatement()] })
/** Schemas by which the form reads what was typed before a reload. */
export const polisReaders = { options: z.array(z.object({ key: z.string(), text: z.string() })) }

/** The input of the call: statements that were left empty are none. */
export const polisInput = ({ title, polisId, options }: PolisValues) => ({
  title,
  polisId,
  options: options.map(({ text }) => text.trim()).filter(Boolean),
})

/** Lists the issues of a conversation, by the paths of the form. */
export function polisIssues(values: PolisValues, communityId: string): Issue[] {
  const filled = values.options.flatMap(({ text }, at) => (text.trim() ? [at] : []))
  const issues = issuesFrom(AddPolis, { communityId, ...polisInput(values) })
  return [
    ...emptyOf({ ...values, title: values.title.trim() }, ['title']),
    ...issues.map(({ path, ...issue }) => {
      const [field, at] = path
      return { ...issue, path: field === 'options' && typeof at === 'number' ? [field, filled[at] ?? at] : path }
    }),
  ]
}
