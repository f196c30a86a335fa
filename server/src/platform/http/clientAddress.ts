import type { IncomingMessage } from 'node:http'
import { all, compile } from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** Returns the IP addresses and networks of proxies whose X-Forwarded-For is trusted; false for none. */
export const trustedProxies = ({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string[] | false =>
  TRUST_PROXY?.split(',').map((one) => one.trim()) ?? false

/** Returns a function that finds the client's IP address of a request that Fastify does not handle (an upgrade to WebSocket), by Fastify's rules. */
export function addressesOf(config: Pick<Config, 'TRUST_PROXY'>): (request: IncomingMessage) => string {
  const trust = compile(trustedProxies(config) || [])
  return (request) => all(request, trust).at(-1) ?? ''
}
