import { AppError } from '@fieldfare/shared/errors.ts'
import { withCallName } from './client.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Wraps a call that reads one thing by its id: a malformed id, as in a link that was cut off, is not found without a request. */
export const byId = <O>(call: (input: { id: string }) => Promise<O>): ((input: { id: string }) => Promise<O>) =>
  withCallName(call, async (input) => {
    if (!UUID.test(input.id)) throw new AppError('not-found')
    return call(input)
  })
