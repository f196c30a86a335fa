import { createReadStream, type ReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

/** Writes a temporary file and returns a stream of it; the file is removed once the stream has ended, or if writing fails. */
export async function writtenFile(write: (path: string) => Promise<void>): Promise<ReadStream> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldfare-file-'))
  const remove = () => void rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'file')
    await write(path)
    return createReadStream(path).once('close', remove)
  } catch (error) {
    remove()
    throw error
  }
}

/** Writes a temporary file and returns its bytes; the file is removed. */
export const writtenBytes = async (write: (path: string) => Promise<void>): Promise<Buffer> =>
  buffer(await writtenFile(write))
