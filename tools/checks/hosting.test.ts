import { expect, test } from 'vitest'
import { composeFaults, dockerfileFaults, environmentFaults, hostingFaults, unitFaults } from './hosting.ts'

test('environmentFaults and others report settings unknown to the server in environment, unit, compose and Docker files', () => {
  const fault = ['PUBLIC_ADDRESS is no setting of server/src/platform/config.ts']
  expect(environmentFaults('# NOTHING=1\nPUBLIC_ADDRESS=https://a.example\nSECRET=\n')).toEqual(fault)
  expect(unitFaults('Environment=HOST=127.0.0.1 PUBLIC_ADDRESS=https://a.example\n')).toEqual(fault)
  expect(composeFaults('services:\n  server:\n    image: a:1\n    environment:\n      PUBLIC_ADDRESS: x\n')).toEqual(
    fault,
  )
  expect(dockerfileFaults('\nFROM a:1\nENV PUBLIC_ADDRESS=x\nUSER node\nHEALTHCHECK CMD x /healthz\n')).toEqual(fault)
})

test('composeFaults reports images without an exact version, undeclared volumes and networks, and invalid YAML', () => {
  expect(composeFaults('services:\n  other:\n    image: caddy:latest\n')).toEqual([
    "'caddy:latest' names no version exactly",
  ])
  const compose = "services:\n  other:\n    image: a:1\n    volumes: ['kept:/x', './y:/y']\n    networks: [inside]\n"
  expect(composeFaults(compose)).toEqual([
    'the volume kept of other is not declared',
    'the network inside of other is not declared',
  ])
  expect(composeFaults('services:\n  a: 1\n  a: 2\n')).toHaveLength(1)
})

test('dockerfileFaults reports a root user, a missing health check, and copies of files that do not exist', () => {
  expect(
    dockerfileFaults('\nFROM node\nCOPY nowhere .\nCOPY --from=gone a b\nCMD ["node", "server/src/none.ts"]\n'),
  ).toEqual([
    "'node' names no version exactly",
    'there is no nowhere to copy',
    'there is no stage gone',
    'it runs as root',
    'nothing asks /healthz',
    'there is no server/src/none.ts',
  ])
})

test('hostingFaults reports nothing for the files of hosting/', () => {
  expect(hostingFaults()).toEqual([])
})
