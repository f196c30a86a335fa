import { errorWithout } from './ask.ts'

/**
 * Fetches a file that the server makes.
 * @throws the refusal as calls throw it, or that there was no answer
 */
export async function fetchFile(url: string): Promise<Blob> {
  const response = await fetch(url).catch((error: unknown) => {
    throw errorWithout(error)
  })
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  throw Object.assign(new Error('refused'), typeof body === 'object' && body && 'error' in body ? body.error : {})
}
