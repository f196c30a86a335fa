import type { CountMailing, MailingView } from '@fieldfare/shared/mailing.ts'
import type { TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import type { z } from 'zod'
import { api } from '../../platform/api/client.ts'
import { answers, putAnswer, readAgain } from '../../platform/api/queries.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { list } from '../../platform/api/usePagedQuery.ts'
import { isUnderway } from './mailingProgress.ts'

const TEMPLATES = { feed: 'templates' } as const
const ME = { feed: 'me' } as const

/** Reads mail templates, again as soon as another admin saves one. */
export const templates = {
  all: liveRead(api.feed.templates.all.query, TEMPLATES, { staleTime: 0 }),
  /** One template by its key or id. */
  one: liveRead(api.feed.templates.one.query, TEMPLATES, { staleTime: 0 }),
}

const readTemplates = () => readAgain(answers.templates)

/** Saves or resets a template by the given call, and shows the result. */
export const useTemplateCall = <I>(call: (input: I) => Promise<TemplateView>) =>
  useCall(call, {
    onSuccess: (view) => {
      for (const id of [view.id, view.key]) putAnswer(templates.one.key({ id }), view)
      readAgain({ queryKey: templates.all.key() })
    },
    // The call may have failed because of another admin's edit: reading the templates again shows it.
    onError: readTemplates,
  })

export type Whom = z.input<typeof CountMailing>['data']

/** Mailings per page: few, since for every request the server counts the mails of each mailing on the page. */
const ROWS = 10

/** Milliseconds between readings of a mailing under way: admins get no events about each other's mailings. */
const AGAIN_MS = 5000

export const mailings = {
  all: list(api.feed.mailings.all.query, ME, { limit: ROWS }),
  one: liveRead(api.feed.mailings.one.query, ME, {
    refetchInterval: ({ state: { data } }) => (data && isUnderway(data) ? AGAIN_MS : false),
  }),
  failures: list(api.feed.mailings.failures.query, ME),
  /** Counts the people whom a mailing would reach now; never cached. */
  count: read(api.mailing.count.mutate, { staleTime: 0, gcTime: 0 }),
}

export const readMailings = (): void => readAgain(answers.mailings)

export function putMailing(view: MailingView): void {
  putAnswer(mailings.one.key({ id: view.id }), view)
  readMailings()
}
