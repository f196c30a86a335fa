import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** The files that are compressed: texts, and the one binary that gets a third of its size. */
const TEXTS = new Set(['.js', '.css', '.svg', '.wasm'])
/** The size below which compressing gains nothing: less than a response's headers cost. */
const LEAST = 1024

/** Writes a `.br` beside each file of text that the server sends as it is: compressed once and hard, not at each request. */
export function compressedPlugin(): Plugin {
  return {
    name: 'fieldfare-compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => (dir ? compressIn(dir) : undefined) },
  }
}

/** Compresses what is in a folder and its folders, as many files at once as there are threads for it. */
export async function compressIn(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter((name) => TEXTS.has(extname(name))).map((name) => compressFile(join(folder, name))))
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < LEAST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await compress(text, { params }))
}
