import type { AddedArea, MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { updateCached } from '../../platform/api/cache.ts'
import { api } from '../../platform/api/client.ts'
import { answers, putAnswer, queryClient, readAgain } from '../../platform/api/queries.ts'
import { dropDraft, keepDraft } from '../../platform/draft/draftSync.ts'
import { failureOf } from '../../platform/i18n/failure.ts'
import type { Act } from '../../platform/outbox/act.ts'
import { usePost } from '../../platform/outbox/usePost.ts'
import { paths } from '../../platform/paths.ts'
import { areaData, areaPlan, type AreaDraft, holds } from './areaPlan.ts'
import { areas, findMyArea, liked, putAdded, readMyAreas, readUpdated } from './data.ts'

/** An area to save. */
export interface AreaInput {
  /** The key of its draft, which is the id of a new area. */
  key: string
  draft: AreaDraft
  measure: AreaShape
}

/** Saves a change of an area. @throws AppError `not-found` when it was deleted, `conflict` when it was changed elsewhere meanwhile */
async function change(id: string, { draft, measure }: AreaInput): Promise<void> {
  const { figures, since } = draft
  const answers = areaData(draft)
  const data = { ...answers, geometry: measure }
  const answer = await api.measure.update
    .mutate({ measureId: id, data, ...(figures && { analitics: figures }), ...(since && { since }) })
    .catch(async (error: unknown) => {
      const area = failureOf(error).code === 'conflict' ? await findMyArea(id) : null
      // The answer to an earlier try was lost.
      if (!area || !holds(area, measure, answers)) throw error
      return { updated: 1 as const, area }
    })
  if (!answer.updated) throw new AppError('not-found')
  readUpdated(answer)
}

/**
 * Saves an area under the key of its draft: sent again, it adds nothing.
 * @returns a new area with what it brought, null for a changed one
 */
export async function sendArea(input: AreaInput): Promise<AddedArea | null> {
  const { key, draft, measure } = input
  const data = areaData(draft)
  if (draft.edit) {
    await change(draft.edit, input)
    return null
  }
  const added = await api.measure.insert.mutate({ id: key, measure, data, analitics: draft.figures ?? {} })
  putAdded(added)
  // The answer to an earlier try was lost, and the draft was edited since.
  if (!holds(added.area, measure, data)) await change(added.area.id, input)
  const { photoIds: _, ...given } = data
  return { ...added, area: { ...added.area, ...given, photos: draft.photos, geometry: measure } }
}

/** Saves an area, which becomes a draft again when it is to be changed. */
export const areaAct: Act<AreaInput, AddedArea | null> = {
  name: 'area',
  label: 'outbox.area.save',
  send: sendArea,
  // Without a connection the server kept the draft.
  put: (_added, { key }) => dropDraft('area', key),
  keyOf: ({ key }) => key,
  reopen: async ({ key, draft }) => {
    await keepDraft('area', key, draft, areaPlan.review ?? 'rating')
    return draft.edit === key ? `${paths.addArea}?edit=${key}` : `${paths.addArea}?draft=${key}`
  },
}

type DeletedArea = Pick<MyAreaView, 'id' | 'title'>

/** Deletes an area of one's own; it leaves the list at once. */
export const areaDeleteAct: Act<DeletedArea, unknown> = {
  name: 'areaDelete',
  label: 'outbox.area.delete',
  deletes: true,
  send: ({ id }) => api.measure.delete.mutate({ measureId: id }),
  put: readMyAreas,
  show: ({ id }) => {
    queryClient.setQueryData(areas.mine.key(), (cached) => updateCached(cached, id, () => null) as typeof cached)
    return readMyAreas
  },
  keyOf: ({ id }) => id,
}

/** Deletes an area of one's own. */
export const useDeleteArea = () => usePost(areaDeleteAct, ({ title }) => ({ title, words: '', then: paths.myAreas }))

interface Like {
  measureId: string
  title: string
  like: boolean
}

/** Likes an area, or withdraws that; the count changes at once. */
export const likeAct: Act<Like, unknown> = {
  name: 'like',
  label: 'outbox.area.like',
  send: ({ measureId, like }) => (like ? api.measure.like : api.measure.unlike).mutate({ measureId }),
  put: (_answer, { measureId }) => readAgain(answers.area(measureId)),
  show: ({ measureId: id, like }) => {
    putAnswer(areas.one.key({ id }), (cached) => cached && liked(cached, like))
    return () => readAgain(answers.area(id))
  },
  keyOf: ({ measureId }) => measureId,
}

/** Likes an area, or withdraws that. */
export const useLikeArea = () =>
  usePost(likeAct, ({ measureId, title }) => ({ title, words: '', then: paths.area(measureId) }))

export const areaActs = { area: areaAct, areaDelete: areaDeleteAct, like: likeAct }
