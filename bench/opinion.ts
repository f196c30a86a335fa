// Measures the computation of an opinion map alone: of a usual size, of a large size, and again from the map computed before.
import { opinionMap } from '../server/src/participation/opinion/opinionMap.ts'
import type { Stance } from '@fieldfare/shared/opinion.ts'
import { median, say, table, timed, times } from './figures.ts'

const SIZES = [
  { people: 267, viewpoints: 60 },
  { people: 5_000, viewpoints: 300 },
]
const ROUNDS = 5
const CAMPS = 3
/** The share of all viewpoints that a person votes on. */
const TURNOUT = 0.6

const rows: string[][] = []
for (const { people, viewpoints } of SIZES) {
  const ids = Array.from({ length: viewpoints }, (_, at) => `v${at}`)
  const votes = votesOf(people, ids)
  const first = opinionMap({ viewpoints: ids, votes })
  const [scans, news, agains]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    scans.push(await timed(async () => void votes.reduce((sum, { value }) => sum + value, 0)))
    news.push(await timed(async () => void opinionMap({ viewpoints: ids, votes })))
    agains.push(await timed(async () => void opinionMap({ viewpoints: ids, votes, previous: first.kept })))
  }
  rows.push([
    `${people} × ${viewpoints}`,
    String(votes.length),
    String(first.groups.length),
    median(news).toFixed(0),
    median(agains).toFixed(0),
    ((median(news) / votes.length) * 1000).toFixed(1),
    times(median(news) / median(scans)),
  ])
}
say(`\nThe map of opinions, median of ${ROUNDS}`)
table([['people × statements', 'votes', 'groups', 'new ms', 'again ms', 'µs a vote', 'to a scan'], ...rows])

/** Makes votes of camps: each camp agrees with its own share of viewpoints, and a fifth of the votes are random. Equal in every run. */
function votesOf(people: number, ids: readonly string[]) {
  let state = 1
  const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
  return Array.from({ length: people }, (_, person) =>
    ids.flatMap((viewpoint, at) => {
      if (random() > TURNOUT) return []
      const value: Stance = random() < 0.2 ? 0 : at % CAMPS === person % CAMPS ? 1 : -1
      return [{ voter: `p${person}`, viewpoint, value }]
    }),
  ).flat()
}
