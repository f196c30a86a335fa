import type { CountMailing, MailingFailure, MailingView } from '@fieldfare/shared/mailing.ts'
import type { TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery, useChannel } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { type PagedQuery, usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { isUnderway } from './mailingProgress.ts'

const TEMPLATES = { feed: 'templates' } as const

/** All mail templates; what another admin saves is read at once. */
export function useTemplates() {
  useChannel(TEMPLATES)
  return useQuery({
    queryKey: keys.templates,
    ...liveQuery(TEMPLATES, () => api.feed.templates.all.query()),
    staleTime: 0,
  })
}

/** One mail template by its key or id. */
export function useTemplate(id: string) {
  useChannel(TEMPLATES)
  return useQuery({
    queryKey: keys.template(id),
    ...liveQuery(TEMPLATES, () => api.feed.templates.one.query({ id: id as TemplateView['key'] })),
    staleTime: 0,
  })
}

const showTemplate = (view: TemplateView) => {
  for (const ref of [view.id, view.key]) queryClient.setQueryData<TemplateView>(keys.template(ref), view)
  readAgain({ queryKey: keys.templates, exact: true })
}

export const useSaveTemplate = () =>
  useMutation({
    mutationFn: (input: Inputs['template']['save']) => api.template.save.mutate(input),
    onSuccess: showTemplate,
    // Shows the words of another admin, if they are why it failed.
    onError: () => readAgain({ queryKey: keys.templates }),
  })

export const useResetTemplate = () =>
  useMutation({
    mutationFn: (input: Inputs['template']['reset']) => api.template.reset.mutate(input),
    onSuccess: showTemplate,
    onError: () => readAgain({ queryKey: keys.templates }),
  })

export const useTestTemplate = () =>
  useMutation({ mutationFn: (input: Inputs['sendTestTemplateMail']) => api.sendTestTemplateMail.mutate(input) })

export type Whom = z.input<typeof CountMailing>['data']

/** Whom a mailing would reach now; counted anew each time. */
export const useMailingCount = (whom: Whom | null) =>
  useQuery({
    queryKey: [...keys.mailings, 'count', whom],
    queryFn: () => api.mailing.count.mutate({ data: whom ?? {} }),
    enabled: whom !== null,
    staleTime: 0,
    gcTime: 0,
  })

/** Sends a mailing; the same id again sends nothing. */
export const useSendMailing = () =>
  useMutation({
    mutationFn: (input: Inputs['mailer']) => api.mailer.mutate(input),
    onSuccess: () => readAgain({ queryKey: keys.mailings }),
    onError: () => readAgain({ queryKey: keys.mailings }),
  })

export const useStopMailing = () =>
  useMutation({
    mutationFn: (id: string) => api.mailing.stop.mutate({ id }),
    onSuccess: (view) => {
      queryClient.setQueryData<MailingView>(keys.mailing(view.id), view)
      readAgain({ queryKey: keys.mailings })
    },
  })

/** A list whose rows are counted anew each time stays short. */
const ROWS = 10

export const useMailings = (): PagedQuery<MailingView> =>
  usePagedQuery([...keys.mailings, 'all'], { feed: 'me' }, (page) => api.feed.mailings.all.query(page), { limit: ROWS })

/** Of another admin's mailing no event comes: while it is under way, it is read again now and then. */
const AGAIN_MS = 5000

export const useMailing = (id: string) =>
  useQuery({
    queryKey: keys.mailing(id),
    ...liveQuery({ feed: 'me' }, () => api.feed.mailings.one.query({ id })),
    refetchInterval: ({ state: { data } }) => (data && isUnderway(data) ? AGAIN_MS : false),
  })

export const useMailingFailures = (id: string, enabled: boolean): PagedQuery<MailingFailure> =>
  usePagedQuery(keys.mailingFailures(id), { feed: 'me' }, (page) => api.feed.mailings.failures.query({ id, ...page }), {
    enabled,
  })
