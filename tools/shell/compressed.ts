import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** The extensions of compressed files: texts, and WebAssembly, the one binary format that shrinks, to a third. */
const TEXTS = new Set(['.js', '.css', '.svg', '.wasm'])
/** The size in bytes below which files are not compressed: it would save less than a response's headers take. */
const LEAST = 1024

/** Writes a Brotli copy, `.br`, beside each static text file: compressed once at the build and strongly, not at each request. */
export function compressedPlugin(): Plugin {
  return {
    name: 'fieldfare-compressed',
    apply: 'build',
    enforce: 'post',
    writeBundle: { order: 'post', sequential: true, handler: ({ dir }) => (dir ? compressIn(dir) : undefined) },
  }
}

/** Compresses the files of a folder and its subfolders, as many at once as Node has threads for it. */
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
