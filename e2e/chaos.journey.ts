import { runChaos } from './chaos/chaos.ts'
import { DISTURBANCE_NAMES } from './chaos/disturbances.ts'
import { expect, test } from './journey.ts'

test('a site of three processes loses and doubles nothing while processes, connections, database, replica, balancer and network fail', async () => {
  const log: string[] = []
  const { faults, disturbances, acts, converged, mails } = await runChaos({
    seed: 0,
    goesOn: (done) => done < DISTURBANCE_NAMES.length,
    say: (line) => log.push(line),
  })
  expect(faults, log.join('\n')).toEqual([])
  expect(Object.values(disturbances)).toEqual(DISTURBANCE_NAMES.map(() => 1))
  expect(converged).toHaveLength(1)
  // The disturbances left people able to write at all.
  expect(Math.min(acts.areas, acts.comments, acts.messages, mails)).toBeGreaterThan(0)
})
