import { isUnanswered } from '../i18n/failure.ts'
import { getStatus, isOut } from '../shell/states/status.ts'

/**
 * Returns the server's answer; without a connection, what this device has instead.
 * @param read reads from the device; undefined if it has nothing
 * @throws the error of `asked`
 */
export async function orFromDevice<T>(asked: Promise<T>, read: () => Promise<T | undefined>): Promise<T> {
  // On a network that lets requests hang, each request would take half a minute.
  const known = isOut(getStatus().connection) ? await read() : undefined
  if (known !== undefined) {
    asked.catch(() => undefined)
    return known
  }
  try {
    return await asked
  } catch (error) {
    const last = isUnanswered(error) ? await read() : undefined
    if (last === undefined) throw error
    return last
  }
}
