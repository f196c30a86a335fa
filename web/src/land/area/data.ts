import type { AddedArea, MyAreaView } from '@fieldfare/shared/area.ts'
import type { Medal } from '@fieldfare/shared/limits.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api, type Inputs, type Outputs } from '../../platform/api/client.ts'
import { byId } from '../../platform/api/byId.ts'
import { answers, queryClient, readAgain } from '../../platform/api/queries.ts'
import { keyOf, liveRead, read } from '../../platform/api/read.ts'
import { list, type Pages } from '../../platform/api/usePagedQuery.ts'

type MyAreas = Pages<MyAreaView>
type AreaPage = Outputs['feed']['measures']['one']

const ME = { feed: 'me' } as const

export const areas = {
  /** The person's own areas, newest first. */
  mine: list(api.feed.measures.mine.query, ME),
  /** The number of the person's areas, and the land that the areas cover together, in whole km². */
  mineTotals: liveRead(api.feed.measures.mineTotals.query, ME),
  /** One area: all fields for its creator, only the public fields for others. */
  one: liveRead(byId(api.feed.measures.one.query), ({ id }) => ({ feed: 'measures', scope: 'one', id })),
  /** The years in which anybody drew areas, latest first. */
  years: read(api.feed.measures.years.query),
  /** The person's areas that touch or overlap a given area of theirs. */
  touching: list(api.feed.measures.touching.query, ME),
}

/** Reads one of the person's areas with all fields, to change it; null if the area is another person's. */
export const findMyArea = async (id: string): Promise<MyAreaView | null> =>
  (await api.feed.measures.one.query({ id })).own

/** Reads the person's areas and totals again, after areas changed. */
export function readMyAreas(): void {
  readAgain(answers.myAreas)
  readAgain(answers.me)
}

/** Reads the areas with these ids again, and the lists of the person's areas. */
function readChanged(...ids: string[]): void {
  for (const id of ids) readAgain(answers.area(id))
  readMyAreas()
}

export function putAdded({ area }: AddedArea): void {
  queryClient.setQueryData(areas.mine.key(), (cached) => cached && withArea(cached, area))
  readMyAreas()
}

export const readUpdated = ({ area }: Outputs['measure']['update']): void => readChanged(...(area ? [area.id] : []))
export const readSplit = ({ kept }: Outputs['measure']['split']): void => readChanged(kept.id)
export const readMerged = ({ area }: Outputs['measure']['merge'], { otherId }: Inputs['measure']['merge']): void =>
  readChanged(area.id, otherId)

/** Returns the pages with a new area on top; an area that is listed already stays in place. */
export function withArea(known: MyAreas, area: MyAreaView): MyAreas {
  const [first, ...rest] = known.pages
  if (!first || known.pages.some(({ items }) => items.some(({ id }) => id === area.id))) return known
  return { ...known, pages: [{ ...first, items: [area, ...first.items] }, ...rest] }
}

/** Returns an area's page with the reader's like added or taken back; the same page if nothing changes. */
export function liked(page: AreaPage, like: boolean): AreaPage {
  if (page.liked === like) return page
  return { ...page, liked: like, area: { ...page.area, likes: page.area.likes + (like ? 1 : -1) } }
}

/** The result of saving, for the page that is shown next. */
export interface JustSaved extends AddedArea {
  /** The medals that the person had before they saved the area. */
  medals: readonly Medal[]
}

const justSaved = keyOf(api.measure.insert.mutate, 'just saved')

/** The ids of areas saved since the app was opened. */
const savedIds = new Set<string>()

export function tellSaved(saved: JustSaved): void {
  savedIds.add(saved.area.id)
  queryClient.setQueryData<JustSaved>(justSaved, saved)
}
/** Tells whether the draft with this key was saved as an area: Back may return to the steps of such a draft. */
export const wasSaved = (key: string | undefined): boolean => key !== undefined && savedIds.has(key)
export const forgetSaved = (): void => void queryClient.setQueryData<JustSaved | null>(justSaved, null)

/** Returns the area that was just saved, until the page that shows it is left. */
export const useJustSaved = (): JustSaved | undefined =>
  useQuery<JustSaved | null>({ queryKey: justSaved, queryFn: skipToken, staleTime: Infinity }).data ?? undefined
