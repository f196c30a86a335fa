import { args } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { openCall } from '../call/call.ts'
import { keepClientError } from './clientErrors.ts'

/** A browser's report of an error: short, and without content of the page. */
const LogInput = args(['message', 'stack', 'page'], {
  message: z.string().max(500),
  stack: z.string().max(4000).default(''),
  /** The route of the page, without ids and query. */
  page: z.string().max(200).default(''),
})

/** The call that writes a browser's error to the server's log, and stores it for the page of diagnostics. */
export const log = openCall('log.write', LogInput).mutation(async ({ input, ctx }) => {
  await ctx.deps.limits.countFrom('log', ctx.request)
  ctx.deps.log.warn({ client: input }, 'client error')
  await keepClientError(ctx.deps.db.kysely, input)
  return { logged: true }
})
