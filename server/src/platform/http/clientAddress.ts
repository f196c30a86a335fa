import type { IncomingMessage } from 'node:http'
import { all, compile } from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** Addresses and networks whose X-Forwarded-For counts; false for none. */
export const trustedProxies = ({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string[] | false =>
  TRUST_PROXY?.split(',').map((one) => one.trim()) ?? false

/** The address of a request that Fastify does not see, found as Fastify finds it: that of an upgrade to WebSocket. */
export function addressesOf(config: Pick<Config, 'TRUST_PROXY'>): (request: IncomingMessage) => string {
  const trust = compile(trustedProxies(config) || [])
  return (request) => all(request, trust).at(-1) ?? ''
}
