import type { ScoreKey } from '@fieldfare/shared/setting.ts'
import type { TRPCCreateRouterOptions } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Deps } from './call/context.ts'
import type { AccountHooks } from './call/accountHooks.ts'
import type { JobSet } from './jobs/jobSet.ts'

/**
 * Everything that a noun (one feature, such as polls) plugs into the server, exported by the noun.ts of its folder.
 * `server/src/nouns.ts` lists all nouns. Other folders extend this interface by the parts that only their nouns have.
 */
export interface Noun {
  /** Calls by their public names; calls under `feed` only read. Nouns may share a prefix. */
  calls?: TRPCCreateRouterOptions
  /** Adds the noun's HTTP routes. @returns a function that closes what was opened for the routes */
  serve?(process: Process): Close | Promise<Close>
  jobs?: JobSet
  /** Returns sample values that only the noun's mail templates use, for previews and tests. */
  mailSamples?(publicUrl: string): Record<string, string>
  /** The reasons for which the noun gives points, as the settings describe them. */
  scores?: Partial<Record<ScoreKey, string>>
  accountHooks?: AccountHooks
}

/** The server process in which a noun adds its routes. */
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

/** Merges the calls of several nouns by name; nouns may share a prefix. @throws if two calls have the same name */
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
