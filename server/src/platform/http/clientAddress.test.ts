import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressesOf } from './clientAddress.ts'

const request = {
  headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.9' },
  socket: { remoteAddress: '127.0.0.1' },
} as unknown as IncomingMessage

test.each([
  ['no proxy', '127.0.0.1', undefined],
  ['another network', '127.0.0.1', '203.0.113.0/24'],
  ['this proxy', '198.51.100.9', '10.0.0.0/8, 127.0.0.1'],
])('addressesOf: an upgrade request, with trust in %s, has the IP address %s', (_name, address, TRUST_PROXY) => {
  expect(addressesOf({ TRUST_PROXY })(request)).toBe(address)
})
