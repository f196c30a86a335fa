import type { OpinionView, Stance, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { useState } from 'react'
import { useOnce } from '../../../platform/api/useLive.ts'
import { viewpoints } from '../data.ts'
import { useStance } from '../opinionActs.ts'

/** Reads the viewpoints that the reader votes on next. After a vote the next viewpoint shows before the server has answered. */
export function useNextViewpoints({ id: opinionId }: Pick<OpinionView, 'id'>) {
  const asked = useOnce(viewpoints.next, { opinionId })
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const stance = useStance()
  const open = asked.data?.items.filter(({ id }) => !answered.has(id)) ?? []
  const [next] = open
  return {
    asked,
    /** The viewpoint to vote on; undefined while viewpoints are loading, and once none is left. */
    next,
    left: Math.max(open.length, (asked.data?.left ?? 0) - ((asked.data?.items.length ?? 0) - open.length)),
    /** The reason why the last vote was refused. */
    refusal: stance.error,
    answer({ id: viewpointId, text }: ViewpointView, value: Stance) {
      const askAgain = () => setAnswered((before) => new Set([...before].filter((id) => id !== viewpointId)))
      setAnswered((before) => new Set(before).add(viewpointId))
      // After the refetch this viewpoint need not be hidden any more: the server asks it again only if the vote was withdrawn.
      void stance
        .mutateAsync({ opinionId, viewpointId, text, stance: value })
        .then(async ({ kept }) => {
          // Without a connection the server cannot be asked which viewpoints are left.
          if (kept) return
          await asked.refetch()
          askAgain()
        })
        .catch(askAgain)
    },
  }
}
