// Runs the benchmarks that are named: npm run bench -- save seen
import { say } from './figures.ts'

const BENCHMARKS = {
  save: () => import('./save.ts'),
  million: () => import('./million.ts'),
  replicas: () => import('./replicas.ts'),
  seen: () => import('./seen.ts'),
  connections: () => import('./connections.ts'),
  storm: () => import('./storm.ts'),
  load: () => import('./load.ts'),
  frames: () => import('./frames.ts'),
  start: () => import('./start.ts'),
  doorstep: () => import('./doorstep.ts'),
  tiles: () => import('./tiles.ts'),
  borders: () => import('./borders.ts'),
  pictures: () => import('./pictures.ts'),
  thread: () => import('./thread.ts'),
  talk: () => import('./talk.ts'),
  hungry: () => import('./hungry.ts'),
  message: () => import('./message.ts'),
  votes: () => import('./votes.ts'),
  bus: () => import('./bus.ts'),
  research: () => import('./research.ts'),
  love: () => import('./love.ts'),
  opinion: () => import('./opinion.ts'),
  hotspots: () => import('./hotspots.ts'),
  openData: () => import('./openData.ts'),
}
const isBenchmark = (name: string): name is keyof typeof BENCHMARKS => Object.hasOwn(BENCHMARKS, name)

const chosen = process.argv.slice(2)
if (chosen.length === 0 || !chosen.every(isBenchmark)) {
  say(`Name one or more of: ${Object.keys(BENCHMARKS).join(', ')}`)
  process.exitCode = 1
} else {
  for (const name of chosen) await BENCHMARKS[name]()
}
