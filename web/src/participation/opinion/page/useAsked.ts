import type { OpinionView, Stance, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { useState } from 'react'
import { useOnce } from '../../../platform/api/useLive.ts'
import { viewpoints } from '../data.ts'
import { useStance } from '../opinionActs.ts'

/** The viewpoints that the reader votes on next. The one after the first is there before the vote is answered. */
export function useAsked({ id: opinionId }: Pick<OpinionView, 'id'>) {
  const asked = useOnce(viewpoints.next, { opinionId })
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const stance = useStance()
  const open = asked.data?.items.filter(({ id }) => !answered.has(id)) ?? []
  const [next] = open
  return {
    asked,
    /** Undefined while they load, and once there are none. */
    next,
    left: Math.max(open.length, (asked.data?.left ?? 0) - ((asked.data?.items.length ?? 0) - open.length)),
    /** The reason why the last vote was refused. */
    refusal: stance.error,
    answer({ id: viewpointId, text }: ViewpointView, value: Stance) {
      const askAgain = () => setAnswered((before) => new Set([...before].filter((id) => id !== viewpointId)))
      setAnswered((before) => new Set(before).add(viewpointId))
      // Once the server no longer asks it, it may ask it again: the vote may be taken back. A refusal shows in `refusal`.
      void stance
        .mutateAsync({ opinionId, viewpointId, text, stance: value })
        .then(async ({ kept }) => {
          // Without a connection the server would not be asked which are left.
          if (kept) return
          await asked.refetch()
          askAgain()
        })
        .catch(askAgain)
    },
  }
}
