import { AppError, ERROR_STATUS, type ErrorCode, type Issue } from '@fieldfare/shared/errors.ts'
import type { FastifyReply } from 'fastify'
import { databaseErrorCode } from '../db/errors.ts'

/** Returns the body of a refusal outside any call, in the same shape as a call's. */
export const refusalBody = (code: string, httpStatus: number, issues: Issue[] = []) => ({
  error: { message: code, data: { code, httpStatus, issues } },
})

export const refuse = (reply: FastifyReply, code: ErrorCode, issues: Issue[] = []): FastifyReply =>
  reply.code(ERROR_STATUS[code]).send(refusalBody(code, ERROR_STATUS[code], issues))

/** Sends the refusal that `run` throws (an AppError or a database error); throws any other error again. */
export async function orRefuse(
  reply: FastifyReply,
  run: () => Promise<FastifyReply | undefined>,
): Promise<FastifyReply | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AppError) return refuse(reply, error.code, error.issues)
    const code = databaseErrorCode(error)
    if (!code) throw error
    return refuse(reply, code)
  }
}
