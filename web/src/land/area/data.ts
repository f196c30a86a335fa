import type { AddedArea, MyAreaView } from '@fieldfare/shared/area.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type InfiniteData, skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs, type Outputs } from '../../platform/api/client.ts'
import { updateCached } from '../../platform/api/cache.ts'
import { liveQuery } from '../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

type MyAreas = InfiniteData<Page<MyAreaView>, string | undefined>
type AreaPage = Outputs['feed']['measures']['one']

const myPages = [...keys.myAreas, 'pages'] as const
const justSaved = ['areas', 'justSaved'] as const

/** One's own areas, newest first. */
export const useMyAreas = () => usePagedQuery(myPages, { feed: 'me' }, (page) => api.feed.measures.mine.query(page))

/** How many areas one has, and how much land they cover together in whole km². */
export const useMyAreaTotals = () =>
  useQuery({ queryKey: keys.myAreaTotals, ...liveQuery({ feed: 'me' }, () => api.feed.measures.mineTotals.query()) })

/** One area, if an id is given: all of it for its creator, the public part for others. The component that shows it joins its channel. */
export const useArea = (id: string | null) =>
  useQuery({
    queryKey: keys.area(id ?? ''),
    ...liveQuery({ feed: 'measures', scope: 'one', id: id ?? '' }, () => api.feed.measures.one.query({ id: id ?? '' })),
    enabled: id !== null,
  })

/** One's own area, to change it; null if it is another person's. */
export const findMyArea = async (id: string): Promise<MyAreaView | null> =>
  (await api.feed.measures.one.query({ id })).own

function readMine(): void {
  for (const queryKey of [keys.myAreas, keys.myAreaTotals, keys.me]) readAgain({ queryKey })
}

/** Adds an area; the same id again adds nothing. */
export const useAddArea = () =>
  useMutation({
    mutationFn: (input: Inputs['measure']['insert']) => api.measure.insert.mutate(input),
    onSuccess: ({ area }) => {
      queryClient.setQueryData<MyAreas>(myPages, (cached) => cached && withArea(cached, area))
      readMine()
    },
  })

/** Adds one of many areas; when the last is there, `readMyAreas` shows them. The same id again adds nothing. */
export const addOneOfMany = (input: Inputs['measure']['insert']): Promise<AddedArea> => api.measure.insert.mutate(input)
export const readMyAreas = (): void => readMine()

/** Changes one's own area. The answer says 0 if it is deleted or another person's. */
export const useUpdateArea = () =>
  useMutation({
    mutationFn: (input: Inputs['measure']['update']) => api.measure.update.mutate(input),
    onSuccess: ({ area }) => {
      if (area) readAgain({ queryKey: keys.area(area.id) })
      readMine()
    },
  })

/** Makes two areas of one. */
export const useSplitArea = () =>
  useMutation({
    mutationFn: (input: Inputs['measure']['split']) => api.measure.split.mutate(input),
    onSuccess: ({ kept }) => {
      readAgain({ queryKey: keys.area(kept.id) })
      readMine()
    },
  })

/** One's own areas that touch or overlap another one. */
export const useTouchingAreas = (id: string) =>
  usePagedQuery([...keys.myAreas, 'touching', id], { feed: 'me' }, (page) =>
    api.feed.measures.touching.query({ id, ...page }),
  )

/** Makes one area of two. */
export const useMergeAreas = () =>
  useMutation({
    mutationFn: (input: Inputs['measure']['merge']) => api.measure.merge.mutate(input),
    onSuccess: ({ area }, { otherId }) => {
      for (const id of [area.id, otherId]) readAgain({ queryKey: keys.area(id) })
      readMine()
    },
  })

/** Deletes an area, shown at once and rolled back when refused. */
export const useDeleteArea = () =>
  useMutation({
    mutationFn: ({ id }: MyAreaView) => api.measure.delete.mutate({ measureId: id }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: keys.myAreas })
      const before = queryClient.getQueryData<MyAreas>(myPages)
      queryClient.setQueryData<MyAreas>(myPages, (cached) => updateCached(cached, id, () => null) as typeof cached)
      return { before }
    },
    onError: (_error, _area, kept) => queryClient.setQueryData(myPages, kept?.before),
    onSettled: readMine,
  })

/** Undoes a deletion. */
export const useRestoreArea = () =>
  useMutation({
    mutationFn: ({ id }: MyAreaView) => api.measure.restore.mutate({ measureId: id }),
    onSettled: readMine,
  })

/** The pages with a new area on top; one that is there already stays where it is. */
export function withArea(areas: MyAreas, area: MyAreaView): MyAreas {
  const [first, ...rest] = areas.pages
  if (!first || areas.pages.some(({ items }) => items.some(({ id }) => id === area.id))) return areas
  return { ...areas, pages: [{ ...first, items: [area, ...first.items] }, ...rest] }
}

/** Likes an area or withdraws the like; the count changes at once and is rolled back when refused. */
export const useLikeArea = (id: string) =>
  useMutation({
    mutationFn: (like: boolean) => (like ? api.measure.like : api.measure.unlike).mutate({ measureId: id }),
    onMutate: async (like) => {
      await queryClient.cancelQueries({ queryKey: keys.area(id) })
      const before = queryClient.getQueryData<AreaPage>(keys.area(id))
      queryClient.setQueryData<AreaPage>(keys.area(id), (known) => known && liked(known, like))
      return { before }
    },
    onError: (_error, _like, kept) => queryClient.setQueryData(keys.area(id), kept?.before),
    onSettled: () => readAgain({ queryKey: keys.area(id) }),
  })

/** The page of an area after liking it or withdrawing that; idempotent. */
export function liked(page: AreaPage, like: boolean): AreaPage {
  if (page.liked === like) return page
  return { ...page, liked: like, area: { ...page.area, likes: page.area.likes + (like ? 1 : -1) } }
}

/** The result of saving, for the page that is shown next. */
export interface JustSaved extends AddedArea {
  /** How many areas there are now. */
  count: number
}

export const tellSaved = (saved: JustSaved): void => void queryClient.setQueryData<JustSaved>(justSaved, saved)
export const forgetSaved = (): void => queryClient.removeQueries({ queryKey: justSaved })

/** What was just saved; forgotten when the page that shows it unmounts. */
export const useJustSaved = (): JustSaved | undefined =>
  useQuery<JustSaved>({ queryKey: justSaved, queryFn: skipToken, staleTime: Infinity }).data
