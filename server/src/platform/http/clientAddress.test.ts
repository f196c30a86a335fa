import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressesOf } from './clientAddress.ts'

const request = {
  headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.9' },
  socket: { remoteAddress: '127.0.0.1' },
} as unknown as IncomingMessage

test.each([
  ['nobody', undefined, '127.0.0.1'],
  ['another network', '203.0.113.0/24', '127.0.0.1'],
  ['this proxy', '10.0.0.0/8, 127.0.0.1', '198.51.100.9'],
])('of an upgrade, with trust in %s, the right address counts', (_name, TRUST_PROXY, address) => {
  expect(addressesOf({ TRUST_PROXY })(request)).toBe(address)
})
