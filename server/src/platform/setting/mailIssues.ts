import type { Issue } from '@fieldfare/shared/errors.ts'
import type { MailWords } from '@fieldfare/shared/mailTemplate.ts'
import { variablesOf } from '../mail/mailTemplate.ts'
import { dangersIn } from '../mail/safeHtml.ts'

interface Names {
  params: readonly string[]
  required: readonly string[]
}

/**
 * Lists the problems of a mail's title and body: placeholders without values, required placeholders that are missing,
 * and tags that no mail may have.
 */
export function wordIssues({ title, body }: MailWords, { params, required }: Names): Issue[] {
  const unknownNames = (field: 'title' | 'body', text: string) =>
    namesIn(text)
      .filter((name) => !params.includes(name))
      .map((name) => issue(field, 'templateVariable', name))
  const used = new Set(namesIn(body))
  return [
    ...unknownNames('title', title),
    ...unknownNames('body', body),
    ...required.filter((name) => !used.has(name)).map((name) => issue('body', 'templateMissing', `{{${name}}}`)),
    ...dangersIn(body).map((name) => issue('body', 'templateTag', name)),
  ]
}

const issue = (field: string, key: string, name: string): Issue => ({ path: [field], key, params: { name } })

function namesIn(text: string): string[] {
  try {
    return variablesOf(text)
  } catch {
    // Braces in the text are opened and never closed.
    return ['{{']
  }
}
