import { errorWithout } from './ask.ts'

/**
 * Fetches a file that the server generates.
 * @throws the server's refusal as an error like those of calls, NoAnswerError, AbortError
 */
export async function fetchFile(url: string, init: RequestInit = {}): Promise<Blob> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw init.signal?.aborted ? error : errorWithout(error)
  })
  if (response.ok) return response.blob()
  throw await refusalOf(response)
}

/** Returns the refusal in an answer as an error like those that calls throw. */
export async function refusalOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null)
  return Object.assign(new Error('refused'), typeof body === 'object' && body && 'error' in body ? body.error : {})
}
