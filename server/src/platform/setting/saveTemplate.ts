import { AppError } from '@fieldfare/shared/errors.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import {
  AskTemplate,
  type MailWords,
  ResetTemplate,
  SaveTemplate,
  type TemplateView,
} from '@fieldfare/shared/mailTemplate.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { orNotFound, read, write } from '../call/call.ts'
import type { TransactionContext } from '../call/transaction.ts'
import { wordIssues } from './mailIssues.ts'
import { allTemplates, lockTemplate, storeWords, templateView } from './templates.ts'

export const listTemplates = read('template.see', NoArgs).query(({ ctx }): Promise<TemplateView[]> =>
  allTemplates(ctx.db),
)
export const oneTemplate = read('template.see', AskTemplate).query(async ({ input, ctx }): Promise<TemplateView> =>
  orNotFound(await templateView(ctx.db, input.id)),
)

/**
 * Saves a template's title and body in one language, which are in force from then on. An editor who saw an older
 * version gets `conflict`, so that nobody overwrites texts unseen. Saving the same texts again returns the same answer
 * as the first time.
 */
export const saveTemplate = write('template.change', SaveTemplate).mutation(async ({ input, ctx }) => {
  const { template, locale, title, body, version } = input
  return change(ctx, template, locale, { title, body }, version)
})

/** Puts a template's built-in text in one language in force again. */
export const resetTemplate = write('template.change', ResetTemplate).mutation(({ input, ctx }) =>
  change(ctx, input.template, input.locale, null, input.version),
)

async function change(
  ctx: TransactionContext,
  ref: string,
  locale: Locale,
  words: MailWords | null,
  version: number,
): Promise<TemplateView> {
  const { db } = ctx
  const view = await lockTemplate(db, ref)
  const { title, body, version: now, changed } = view.texts[locale]
  const isDone = words ? words.title === title && words.body === body : !changed
  // The request is a retry whose first answer got lost.
  if (isDone && now >= version) return view
  if (now !== version) throw new AppError('conflict')
  const issues = words ? wordIssues(words, view) : []
  if (issues.length > 0) throw new AppError('bad-input', issues)
  await storeWords(db, view, { [locale]: words })
  await ctx.audit(words ? 'template.change' : 'template.reset', view.key, {
    locale,
    before: { title, body },
    ...(words && { after: words }),
  })
  ctx.publish({ name: 'setting.changed', key: view.key })
  return orNotFound(await templateView(db, view.id))
}
