import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressIn } from './compressed.ts'

test('compressIn adds a Brotli copy of text files, except tiny ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compressed-'))
  try {
    await mkdir(join(folder, 'assets'))
    const long = 'const geese = 1\n'.repeat(200)
    for (const name of ['assets/a.js', 'picture.png']) await writeFile(join(folder, name), long)
    await writeFile(join(folder, 'tiny.css'), 'a{}')
    await compressIn(folder)
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(
      ['assets', 'assets/a.js', 'assets/a.js.br', 'picture.png', 'tiny.css'].toSorted(),
    )
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(long)
  } finally {
    await rm(folder, { recursive: true })
  }
})
