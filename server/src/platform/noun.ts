import type { ScoreKey } from '@fieldfare/shared/setting.ts'
import type { TRPCCreateRouterOptions } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Deps } from './call/context.ts'
import type { Lifecycle } from './call/lifecycle.ts'
import type { JobSet } from './jobs/jobSet.ts'

/**
 * A noun's front door: everything that it plugs into the server, in the noun.ts of its folder. `server/src/nouns.ts` lists them.
 * Floors above this one add what only their nouns have.
 */
export interface Noun {
  /** Calls by their public names; under `feed` what is read. Nouns may share a prefix. */
  calls?: TRPCCreateRouterOptions
  /** Adds its routes. @returns closes what it opened for them */
  serve?(process: Process): Close | Promise<Close>
  jobs?: JobSet
  /** Values of what only its mail templates use, for previews and tests. */
  mailSamples?(publicUrl: string): Record<string, string>
  /** The reasons for which its points are given, as the settings say them. */
  scores?: Partial<Record<ScoreKey, string>>
  lifecycle?: Lifecycle
}

/** The process that a noun serves in. */
export interface Process {
  http: FastifyInstance
  deps: Deps
  /** The folder of the built web app. */
  dist: string
  metrics: Registry
}

type Close = (() => Promise<void>) | void

/** The intersection of several types. */
export type Merged<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer A) => void ? A : never

type Calls = Record<string, unknown>
const isPrefix = (value: unknown): value is Calls =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Puts calls under their names together; nouns may share a prefix. @throws where two have the same name */
export function mergeCalls(all: readonly object[]): Calls {
  const merged: Calls = {}
  for (const calls of all)
    for (const [name, call] of Object.entries(calls)) {
      const existing = merged[name]
      if (existing === undefined) merged[name] = call
      else if (isPrefix(existing) && isPrefix(call)) merged[name] = mergeCalls([existing, call])
      else throw new Error(`two nouns have a call ${name}`)
    }
  return merged
}
