import { cleanText } from '@fieldfare/shared/trace.ts'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** Makes the logger of structured logs, without e-mail addresses, queries, headers or anything else about a person. */
export const makeLogger = (config: Config, to?: DestinationStream): Logger =>
  pino(
    {
      level: config.LOG_LEVEL,
      base: { pid: process.pid },
      serializers: {
        req: (request: { method: string }) => ({ method: request.method }),
        err: errorForLog,
        client: clean,
      },
    },
    to ?? pino.destination(1),
  )

// The log gets only the name, message, stack, code and cause of an error: drivers attach rows, parameters and responses to their errors.
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: cleanText(String(error)) }
  const { name, stack = '', cause } = error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const message = cleanText(messageOf(error, code))
  return {
    type: name,
    message,
    stack: cleanText(stack.replace(error.message, message)),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(cause === undefined ? {} : { cause: errorForLog(cause) }),
  }
}

/** Returns the message of an error without the unreadable value, which PostgreSQL's data exceptions (class 22) repeat after a colon. */
const messageOf = (error: Error, code: unknown): string =>
  typeof code === 'string' && /^22...$/.test(code) ? (error.message.split(':')[0] ?? '') : error.message

const clean = (details: Record<string, string>): object =>
  Object.fromEntries(Object.entries(details).map(([key, value]) => [key, cleanText(value)]))
