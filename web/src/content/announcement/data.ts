import type { AdvertPosition } from '@fieldfare/shared/announcement.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, type Inputs } from '../../platform/api/client.ts'
import { liveQuery, useChannel } from '../../platform/api/live.ts'
import { keys, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

const ADVERTS = { feed: 'adverts' } as const
const NOTICES = { feed: 'notices' } as const

/** A timer of a browser holds no more than some weeks; and clocks differ by some seconds. */
const SOONEST_MS = 5000
const LATEST_MS = 3_600_000

/** Reads again when what is shown changes by itself, because something begins or ends. */
const whenItChanges = ({ state }: { state: { data?: { changesAt: string | null } | undefined } }): number | false => {
  const at = state.data?.changesAt
  return at ? Math.min(Math.max(Date.parse(at) - Date.now(), SOONEST_MS), LATEST_MS) : false
}

/** The adverts of all positions. Only pages that show one read them: the component joins their feed while it is mounted. */
export function useAdverts() {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  useChannel(ADVERTS)
  return useQuery({
    queryKey: [...keys.adverts, 'current', locale],
    ...liveQuery(ADVERTS, () => api.feed.adverts.current.query({ locale })),
    refetchInterval: whenItChanges,
  })
}

/** The advert of a position, if there is one. */
export const useAdvert = (position: AdvertPosition) =>
  useAdverts().data?.adverts.find((advert) => advert.position === position) ?? null

/** The notice that everyone is shown. */
export function useSiteNotice() {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  useChannel(NOTICES)
  return useQuery({
    queryKey: [...keys.siteNotices, 'current', locale],
    ...liveQuery(NOTICES, () => api.feed.notices.current.query({ locale })),
    refetchInterval: whenItChanges,
  })
}

export const useAllAdverts = () =>
  usePagedQuery([...keys.adverts, 'all'], ADVERTS, (page) => api.feed.adverts.all.query(page))
export const useAllNotices = () =>
  usePagedQuery([...keys.siteNotices, 'all'], NOTICES, (page) => api.feed.notices.all.query(page))

/** One to edit; disabled for a new one. */
export const useAdvertToEdit = (id: string, enabled: boolean) =>
  useQuery({ queryKey: [...keys.adverts, 'one', id], queryFn: () => api.feed.adverts.one.query({ id }), enabled })
export const useNoticeToEdit = (id: string, enabled: boolean) =>
  useQuery({ queryKey: [...keys.siteNotices, 'one', id], queryFn: () => api.feed.notices.one.query({ id }), enabled })

const readAdverts = () => readAgain({ queryKey: keys.adverts })
const readNotices = () => readAgain({ queryKey: keys.siteNotices })

export const useSaveAdvert = () =>
  useMutation({
    mutationFn: (input: Inputs['announcement']['saveAdvert']) => api.announcement.saveAdvert.mutate(input),
    onSuccess: readAdverts,
  })
export const useDeleteAdvert = () =>
  useMutation({ mutationFn: (id: string) => api.announcement.deleteAdvert.mutate({ id }), onSuccess: readAdverts })
export const useSaveNotice = () =>
  useMutation({
    mutationFn: (input: Inputs['announcement']['saveNotice']) => api.announcement.saveNotice.mutate(input),
    onSuccess: readNotices,
  })
export const useDeleteNotice = () =>
  useMutation({ mutationFn: (id: string) => api.announcement.deleteNotice.mutate({ id }), onSuccess: readNotices })
