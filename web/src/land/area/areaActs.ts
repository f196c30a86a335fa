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

/** The input of the act that saves an area. */
export interface AreaInput {
  /** The key of the area's draft; a new area gets it as its id. */
  key: string
  draft: AreaDraft
  measure: AreaShape
}

/** Saves a change of an area. @throws AppError `not-found` if the area was deleted, `conflict` if it was changed elsewhere meanwhile */
async function change(id: string, { draft, measure }: AreaInput): Promise<void> {
  const { figures, since } = draft
  const answers = areaData(draft)
  const data = { ...answers, geometry: measure }
  const answer = await api.measure.update
    .mutate({ measureId: id, data, ...(figures && { analitics: figures }), ...(since && { since }) })
    .catch(async (error: unknown) => {
      const area = failureOf(error).code === 'conflict' ? await findMyArea(id) : null
      // If the server's area already equals the sent one, an earlier attempt succeeded and only its response was lost.
      if (!area || !holds(area, measure, answers)) throw error
      return { updated: 1 as const, area }
    })
  if (!answer.updated) throw new AppError('not-found')
  readUpdated(answer)
}

/**
 * Saves an area. A new area gets the key of its draft as its id, so that sending it again does not add a second area.
 * @returns a new area with the communities that it touches and the person's number of areas; null if an existing area was changed
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
  // An earlier attempt added the area, but its response was lost, and the person has edited the draft since.
  if (!holds(added.area, measure, data)) await change(added.area.id, input)
  const { photoIds: _, ...given } = data
  return { ...added, area: { ...added.area, ...given, photos: draft.photos, geometry: measure } }
}

/** The act that saves an area. While the act waits on the device, `reopen` turns the area into a draft again to edit it. */
export const areaAct: Act<AreaInput, AddedArea | null> = {
  name: 'area',
  label: 'outbox.area.save',
  send: sendArea,
  // If the device was offline when the area was saved, the server still has its draft.
  put: (_added, { key }) => dropDraft('area', key),
  keyOf: ({ key }) => key,
  reopen: async ({ key, draft }) => {
    await keepDraft('area', key, draft, areaPlan.review ?? 'rating')
    return draft.edit === key ? `${paths.addArea}?edit=${key}` : `${paths.addArea}?draft=${key}`
  },
}

type DeletedArea = Pick<MyAreaView, 'id' | 'title'>

/** The act that deletes one of the person's areas, which disappears from the list at once. */
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

/** Returns a call that deletes one of the person's areas by `areaDeleteAct`. */
export const useDeleteArea = () => usePost(areaDeleteAct, ({ title }) => ({ title, words: '', then: paths.myAreas }))

interface Like {
  measureId: string
  title: string
  like: boolean
}

/** The act that likes an area or takes the like back; the number of likes changes at once. */
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

/** Returns a call that likes an area or takes the like back, by `likeAct`. */
export const useLikeArea = () =>
  usePost(likeAct, ({ measureId, title }) => ({ title, words: '', then: paths.area(measureId) }))

export const areaActs = { area: areaAct, areaDelete: areaDeleteAct, like: likeAct }
