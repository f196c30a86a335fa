import type { OpinionView, Stance, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { patchOptimistically, putContent } from '../../content/contentCache.ts'
import { api } from '../../platform/api/client.ts'
import { answersTo, readAgain } from '../../platform/api/queries.ts'
import type { Act } from '../../platform/outbox/act.ts'
import { usePost } from '../../platform/outbox/usePost.ts'
import { paths } from '../../platform/paths.ts'

interface StanceInput {
  opinionId: string
  viewpointId: string
  /** The text of the viewpoint. */
  text: string
  /** Null withdraws the vote. */
  stance: Stance | null
}

export const putViewpoint = (view: ViewpointView): void => putContent('viewpoint', view.opinionId, view)
export const readOpinion = (id: OpinionView['id']): void => readAgain(answersTo({ id }, 'feed.opinions.one'))

/** Votes on a viewpoint, or withdraws the vote; the change shows at once. */
export const stanceAct: Act<StanceInput, ViewpointView> = {
  name: 'stance',
  label: 'opinion.act',
  send: ({ opinionId, viewpointId, stance }) =>
    stance === null
      ? api.withdrawViewpointVote.mutate({ viewpointId, opinionId })
      : api.voteOnViewpoint.mutate({ viewpointId, opinionId, stance }),
  put: (view, { opinionId }) => {
    putViewpoint(view)
    readOpinion(opinionId)
  },
  show: ({ viewpointId, stance }) =>
    patchOptimistically<ViewpointView>('viewpoint', viewpointId, (one) => ({
      ...one,
      mine: one.mine && { ...one.mine, stance },
    })),
  keyOf: ({ viewpointId }) => viewpointId,
}

/** Votes on a viewpoint of an opinion map. */
export const useStance = () =>
  usePost(stanceAct, ({ opinionId, text }) => ({ title: text, words: '', then: paths.opinion(opinionId) }))

export const opinionActs = { stance: stanceAct }
