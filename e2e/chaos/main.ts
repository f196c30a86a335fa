// Makes a site of three processes fail in many ways for some minutes while people write: `npm run chaos -- --minutes 10 --seed 7`. Exits with
// 1 if acknowledged data is lost or doubled, or if watching people do not see the stored data.
import { parseArgs } from 'node:util'
import { runChaos } from './chaos.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
const FAULTS_SHOWN = 20
const until = Date.now() + Number(values.minutes) * 60_000
const say = (line: string) => process.stdout.write(`${line}\n`)

const { disturbances, acts, converged, mails, faults } = await runChaos({
  seed: Number(values.seed),
  goesOn: () => Date.now() < until,
  say,
})
const sorted = converged.toSorted((a, b) => a - b)
say(`\nDisturbances: ${Object.values(disturbances).reduce((sum, count) => sum + count, 0)}`)
for (const [name, count] of Object.entries(disturbances)) say(`  ${name.padEnd(12)}${count}`)
say(
  `Acknowledged: ${acts.areas} areas, ${acts.photos} of them with a photo, ${acts.changes} changes of areas, ${acts.comments} comments, ${acts.votes} votes, ` +
    `${acts.messages} messages (${mails} mails); sent again ${acts.repeats} times`,
)
say(
  `Watchers converged ${converged.length} times: median ${sorted[sorted.length >> 1]} ms, longest ${sorted.at(-1)} ms`,
)
say(
  faults.length === 0
    ? 'Nothing was lost or doubled.'
    : `${faults.length} faults, the first of them:\n${faults.slice(0, FAULTS_SHOWN).join('\n')}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
