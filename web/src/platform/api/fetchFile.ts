import { errorWithout } from './ask.ts'

/**
 * Fetches a file that the server makes.
 * @throws the refusal as calls throw it, or that there was no answer; AbortError
 */
export async function fetchFile(url: string, init: RequestInit = {}): Promise<Blob> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw init.signal?.aborted ? error : errorWithout(error)
  })
  if (response.ok) return response.blob()
  throw await refusalOf(response)
}

/** Returns the refusal that an answer has, as calls throw it. */
export async function refusalOf(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null)
  return Object.assign(new Error('refused'), typeof body === 'object' && body && 'error' in body ? body.error : {})
}
