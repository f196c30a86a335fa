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

/** Adds a treasure, which becomes a draft again when it is to be changed. */
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
    // Without a connection the server kept the draft.
    return dropDraft('treasure', communityId)
  },
  reopen: async ({ communityId, values }) => {
    await keepDraft('treasure', communityId, values, '')
    return paths.addTreasure(communityId)
  },
}

export const treasureActs = { treasure: treasureAct }
