import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerMessage } from '../../platform/inWorker.ts'
import { type KeptMap, opinionMap } from './opinionMap.ts'
import { type Release, releaseOf } from './releaseMap.ts'

export interface OpinionTask {
  /** The ids of the viewpoints in the order of their creation. */
  viewpoints: string[]
  /** The votes of each voter: `at` has indexes into `viewpoints`, and `values` the vote on each. */
  voters: { id: string; at: number[]; values: number[] }[]
  previous: KeptMap | null
}
export interface OpinionMade extends Release {
  voters: number
  kept: KeptMap
}

// This file runs in a worker thread: the map of thousands of people takes seconds to compute.
const { viewpoints, voters, previous } = workerData as OpinionTask
const votes = voters.flatMap(({ id: voter, at, values }) =>
  at.map((place, i) => ({ voter, viewpoint: viewpoints[place] ?? '', value: (values[i] ?? 0) as -1 | 0 | 1 })),
)
const map = opinionMap({ viewpoints, votes, ...(previous && { previous }) })
const made: OpinionMade = { voters: map.voters, kept: map.kept, ...releaseOf(map) }
parentPort?.postMessage({ made } satisfies WorkerMessage<OpinionMade>)
