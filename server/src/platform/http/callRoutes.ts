import type { AnyTRPCRouter } from '@trpc/server'
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../call/context.ts'
import { shrinkAnswers } from '../call/shrinkAnswers.ts'
import { wordsOf } from '../call/trpc.ts'
import { traceError } from '../log/trace.ts'
import { allowLargeCalls } from './largeBodies.ts'

/** Serves the calls of a tRPC router, below /trpc. */
export async function callRoutes(http: FastifyInstance, deps: Deps, router: AnyTRPCRouter): Promise<void> {
  const { load, log } = deps
  await http.register(async (calls) => {
    allowLargeCalls(calls, deps, router)
    // No cache keeps answers: they are for one person, and valid for one moment.
    calls.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    const spared = shrinkAnswers(calls)
    calls.addHook('onResponse', async (request) => load.answered(request, spared(request)))
    await calls.register(fastifyTRPCPlugin, {
      prefix: '/trpc',
      trpcOptions: {
        router,
        allowBatching: false,
        createContext: ({ req, res }) => ({ deps, request: req, reply: res }),
        responseMeta({ errors: [error] }) {
          const retryAfter = error && wordsOf(error).retryAfter
          return retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }
        },
        onError: ({ error, path }) => {
          const { code } = wordsOf(error)
          const fault = error.cause ?? error
          if (code === 'general' || code === 'unavailable') log.error({ err: fault, call: path }, code)
          if (code === 'general') traceError(fault, { call: path ?? '' })
        },
      } satisfies FastifyTRPCPluginOptions<AnyTRPCRouter>['trpcOptions'],
    })
  })
}
