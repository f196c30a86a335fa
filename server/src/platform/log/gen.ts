import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { write } from '../call/call.ts'
import { traceError } from './trace.ts'

/** Logs an error on purpose, so that an admin sees it arrive in the log and, if one is configured, in the tracer. */
export const gen = write('maintenance.run', NoArgs).mutation(async ({ ctx }) => {
  const error = new Error('made on purpose by error.gen')
  ctx.deps.log.error({ err: error }, 'error.gen')
  traceError(error, { call: 'error.gen' })
  await ctx.audit('error.generated', 'error')
  return { logged: true as const, traced: ctx.deps.config.SENTRY_DSN !== undefined }
})
