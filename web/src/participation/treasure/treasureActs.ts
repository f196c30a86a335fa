import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { api } from '../../platform/api/client.ts'
import { dropDraft, keepDraft } from '../../platform/draft/draftSync.ts'
import type { Act } from '../../platform/outbox/act.ts'
import { paths } from '../../platform/paths.ts'
import { putTreasure } from './data.ts'
import { treasureData, type TreasureValues } from './form/treasureValues.ts'

export interface TreasureInput {
  communityId: string
  /** The values of the form, with the id of the treasure and a place. */
  values: TreasureValues
}

/** Adds a treasure; `reopen` saves the treasure's values as a draft of the form again. */
export const treasureAct: Act<TreasureInput, TreasureView> = {
  name: 'treasure',
  label: 'treasure.act',
  send: ({ communityId, values }) => {
    const data = treasureData(values)
    if (!data) throw new RangeError('sent without a place')
    return api.addTreasure.mutate({ communityId, data, id: values.id })
  },
  put: (treasure, { communityId }) => {
    putTreasure(treasure)
    // If the form was sent without a connection, its draft is still on the server.
    return dropDraft('treasure', communityId)
  },
  reopen: async ({ communityId, values }) => {
    await keepDraft('treasure', communityId, values, '')
    return paths.addTreasure(communityId)
  },
}

export const treasureActs = { treasure: treasureAct }
