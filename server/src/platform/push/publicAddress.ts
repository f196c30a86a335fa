import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not the public internet. Source: the IANA registries of special-purpose addresses. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
/** All public IPv6 addresses lie in 2000::/3; these parts of it are not public. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')

/** Tells whether an IP address belongs to the public internet; false for any other text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !PRIVATE.check(address, 'ipv4')
  return family === 6 && GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6')
}

/** Tells whether the host of a URL is a name, and not a name of a private network. Only a lookup finds its IP address. */
export function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  return (
    host.includes('.') &&
    !host.startsWith('[') &&
    isIP(host) === 0 &&
    !/\.(local|localhost|internal|lan|home\.arpa)$/.test(host)
  )
}

/**
 * Tells whether our server may send requests to a URL that a client sent: https at its usual port, without a password,
 * with a host name. The IP address of the name is checked at each connection, see `publicLookup`.
 */
export function isPublicUrl(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return isPublicName(url.hostname)
}

/**
 * Looks a host name up for a connection, and refuses it if any of its IP addresses is not public, so that no later
 * answer can lead into the private network.
 */
export const publicLookup: LookupFunction = (name, options, answer) => {
  lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return answer(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return answer(new Error(`${name} leads to no public address`), '')
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
  })
}
