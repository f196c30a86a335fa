/** Thrown when the answer of an external service is larger than its limit. */
export class BodyTooLarge extends Error {
  constructor(bytesMax: number) {
    super(`more than ${bytesMax} bytes`)
  }
}

/** Returns the body of an answer, decompressed; a body above the limit is not read to its end. @throws BodyTooLarge, and errors of the connection */
export async function boundedBody(response: Response, bytesMax: number): Promise<Buffer> {
  if (Number(response.headers.get('content-length') ?? 0) > bytesMax) {
    await response.body?.cancel()
    throw new BodyTooLarge(bytesMax)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop by an error cancels the stream.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new BodyTooLarge(bytesMax)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
