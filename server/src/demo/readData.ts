import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const FOLDER = fileURLToPath(new URL('./data', import.meta.url))

/**
 * A file of the demo's data.
 * @throws naming the file and each place in it that is not as the schema says
 */
export function readData<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
  if (!success) throw new Error(`Demo data ${name}:\n${z.prettifyError(error)}`)
  return data
}
