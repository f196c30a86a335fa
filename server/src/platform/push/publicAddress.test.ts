import { expect, test } from 'vitest'
import { isPublicAddress, isPublicUrl, publicLookup } from './publicAddress.ts'

test.each([
  'http://push.example.org/x',
  'https://push.example.org:8443/x',
  'https://user:password@push.example.org/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://localhost/x',
  'https://localhost./x',
  'https://db/x',
  'https://db.internal/x',
  'https://printer.local/x',
  'ftp://push.example.org/x',
  'javascript:alert(1)',
  '',
])('isPublicUrl: %j is refused', (url) => {
  expect(isPublicUrl(url)).toBe(false)
})

test.each([
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  'push.example.org',
])('isPublicAddress: %s is refused', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('isPublicUrl, isPublicAddress: URLs and IP addresses of push services are accepted', () => {
  expect(isPublicUrl('https://fcm.googleapis.com/fcm/send/abc:def')).toBe(true)
  expect(isPublicUrl('https://updates.push.services.mozilla.com/wpush/v2/gAAA')).toBe(true)
  for (const address of ['142.250.179.138', '172.32.0.1', '2a00:1450:400e:80f::200a'])
    expect(isPublicAddress(address)).toBe(true)
})

test('publicLookup: a host name that resolves to a local IP address is refused', async () => {
  const refused = await new Promise((resolve) =>
    publicLookup('localhost', { all: true }, (error) => resolve(error?.message)),
  )
  expect(refused).toBe('localhost leads to no public address')
})
