import type { AddedArea, MyAreaView } from '@fieldfare/shared/area.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type InfiniteData, skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs, type Outputs } from '../api/client.ts'
import { type Cursor, followed } from '../api/live.ts'
import { keys, queryClient } from '../api/queries.ts'

/** A timeline's page: a screen or two, each area with its piece of map. */
const PAGE = 20

type MyAreas = InfiniteData<Page<MyAreaView>, string | undefined>
type AreaPage = Outputs['feed']['measures']['one']

const myPages = [...keys.myAreas, 'pages'] as const
const justSaved = ['areas', 'justSaved'] as const

/** One's own areas, newest first, page by page. */
export const useMyAreas = () =>
  useInfiniteQuery({
    queryKey: myPages,
    ...followed({ feed: 'me' }, ({ pageParam }: Cursor) =>
      api.feed.measures.mine.query({ cursor: pageParam, limit: PAGE }),
    ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** How many areas one has, and how much land they cover together in whole km². */
export const useMyAreaTotals = () =>
  useQuery({ queryKey: keys.myAreaTotals, ...followed({ feed: 'me' }, () => api.feed.measures.mineTotals.query()) })

/** One area, if an id is given: all of it for its maker, the public part for others. */
export const useArea = (id: string | null) =>
  useQuery({
    queryKey: keys.area(id ?? ''),
    ...followed({ feed: 'measures', scope: 'one', id: id ?? '' }, () => api.feed.measures.one.query({ id: id ?? '' })),
    enabled: id !== null,
  })

/** The person's own area, to change it; null if it is not theirs. */
export const findMyArea = async (id: string): Promise<MyAreaView | null> =>
  (await api.feed.measures.one.query({ id })).own

function readAgain(): void {
  for (const queryKey of [keys.myAreas, keys.myAreaTotals, keys.me]) void queryClient.invalidateQueries({ queryKey })
}

/** Adds an area; the same id again adds nothing. */
export const useAddArea = () =>
  useMutation({
    mutationFn: (input: Inputs['measure']['insert']) => api.measure.insert.mutate(input),
    onSuccess: ({ area }) => {
      queryClient.setQueryData<MyAreas>(myPages, (known) => known && withArea(known, area))
      readAgain()
    },
  })

/** Changes the person's own area. `updated` is 0 if it is deleted or not theirs. */
export const useUpdateArea = () =>
  useMutation({
    mutationFn: (input: Inputs['measure']['update']) => api.measure.update.mutate(input),
    onSuccess: ({ area }) => {
      if (area) void queryClient.invalidateQueries({ queryKey: keys.area(area.id) })
      readAgain()
    },
  })

/** Takes an area away at once; if that is refused, it is back where it was. */
export const useRemoveArea = () =>
  useMutation({
    mutationFn: ({ id }: MyAreaView) => api.measure.delete.mutate({ measureId: id }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: keys.myAreas })
      const before = queryClient.getQueryData<MyAreas>(myPages)
      queryClient.setQueryData<MyAreas>(myPages, (known) => known && withoutArea(known, id))
      return { before }
    },
    onError: (_error, _area, kept) => queryClient.setQueryData(myPages, kept?.before),
    onSettled: readAgain,
  })

/** Takes a removal back. */
export const useRestoreArea = () =>
  useMutation({
    mutationFn: ({ id }: MyAreaView) => api.measure.restore.mutate({ measureId: id }),
    onSettled: readAgain,
  })

/** The pages with a new area on top; one that is there already stays where it is. */
export function withArea(areas: MyAreas, area: MyAreaView): MyAreas {
  const [first, ...rest] = areas.pages
  if (!first || areas.pages.some(({ items }) => items.some(({ id }) => id === area.id))) return areas
  return { ...areas, pages: [{ ...first, items: [area, ...first.items] }, ...rest] }
}

/** The pages without one area; the rest stay where they are. */
export const withoutArea = (areas: MyAreas, id: string): MyAreas => ({
  ...areas,
  pages: areas.pages.map((page) => ({ ...page, items: page.items.filter((area) => area.id !== id) })),
})

/** Says that one likes an area, or takes it back; the count follows at once and rolls back when refused. */
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.area(id) }),
  })

/** The page of an area after liking it or taking that back; twice is once. */
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

/** The area that was just saved; forgotten with the page that shows it. */
export const useJustSaved = (): JustSaved | undefined =>
  useQuery<JustSaved>({ queryKey: justSaved, queryFn: skipToken, staleTime: Infinity }).data
