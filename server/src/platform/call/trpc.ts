import { AppError, ERROR_STATUS, type ErrorCode, type Issue } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { initTRPC, TRPCError } from '@trpc/server'
import { z } from 'zod'
import { messageOf, textOf, withText } from './errorTexts.ts'
import { databaseErrorCode } from '../db/errors.ts'
import type { RequestContext } from './context.ts'

const TRPC_CODES = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
} as const

export interface CallMeta {
  /** The call accepts photos as text, so its body may be larger than that of other calls. */
  largeBody?: true
}

export const t = initTRPC
  .context<RequestContext>()
  .meta<CallMeta>()
  .create({
    isServer: true,
    // In development tRPC reads the stack of every refusal, which the formatter leaves out.
    isDev: false,
    errorFormatter({ shape, error }) {
      const failure = wordsOf(error)
      const { code, issues } = failure
      // The error's own message may contain data and is not sent.
      return {
        message: messageOf(code),
        code: shape.code,
        data: {
          httpStatus: shape.data.httpStatus,
          path: shape.data.path,
          code,
          text: textOf(code, issues),
          issues: issues.map(withText),
        },
      }
    },
  })

/** The codes with which tRPC refuses a request before a call runs. */
const OURS_TO_REFUSE = new Set<string>(['BAD_REQUEST', 'PARSE_ERROR', 'METHOD_NOT_SUPPORTED', 'UNSUPPORTED_MEDIA_TYPE'])

/** Returns the public code and the issues of a failure, and the seconds to wait if it is a limit that was exceeded. */
export function wordsOf(error: TRPCError): { code: ErrorCode; issues: Issue[]; retryAfter?: number } {
  const { cause } = error
  if (cause instanceof AppError) {
    const { code, issues, retryAfter } = cause
    return { code, issues, ...(retryAfter !== undefined && { retryAfter }) }
  }
  if (cause instanceof z.ZodError) return { code: 'bad-input', issues: issuesOf(cause) }
  if (error.code === 'NOT_FOUND') return { code: 'not-found', issues: [] }
  if (error.code === 'PAYLOAD_TOO_LARGE') return { code: 'too-large', issues: [] }
  if (OURS_TO_REFUSE.has(error.code)) return { code: 'bad-input', issues: [] }
  return { code: 'general', issues: [] }
}

/** Gives failures their HTTP status: an AppError by its code, a database error by its SQLSTATE; other failures stay as they are. */
const mapErrors = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  const known = cause instanceof AppError ? cause : databaseErrorCode(cause)
  if (!known) return result
  const error = known instanceof AppError ? known : new AppError(known)
  throw new TRPCError({ code: TRPC_CODES[ERROR_STATUS[error.code]], message: error.code, cause: error })
})

/** The first steps of every call: errors get a status, and the session is read from the cookies. */
export const base = t.procedure.use(mapErrors).use(async ({ ctx, next }) => {
  const who = await ctx.deps.sessions.of(ctx.request.headers.cookie)
  return next({ ctx: { who } })
})
