// A worker that reads files with shapes, so that the page stays responsive.

import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { FileRefusal } from './importFile.ts'
import { openFile, type OpenFile } from './openFile.ts'
import type { Answer, Question } from './readerProtocol.ts'
import { readBytes } from './readBytes.ts'

/** The least milliseconds between two reports of progress. */
const PROGRESS_MS = 150

let currentFile: OpenFile | null = null
let lastReportAt = 0

async function sqlite() {
  const [{ default: start }, response] = await Promise.all([import('sql.js'), fetch(wasmUrl)])
  const wasmBinary = await response.arrayBuffer()
  try {
    return await start({ wasmBinary })
  } catch {
    throw new FileRefusal('noWasm')
  }
}

async function answerTo(question: Question): Promise<Answer['answer']> {
  switch (question.ask) {
    case 'read': {
      currentFile = null
      const bytes = new Uint8Array(await question.file.arrayBuffer())
      currentFile = openFile(await readBytes(bytes, { sqlite }))
      return shape(question.id, question.options)
    }
    case 'shape':
      return shape(question.id, question.options)
    case 'rows':
      return currentFile?.rows(question.query)
    case 'take':
      return currentFile?.take(question.index)
    case 'unite':
      return currentFile?.unite(question.indexes)
  }
}

function shape(id: number, options: Extract<Question, { ask: 'shape' }>['options']) {
  return currentFile?.shape(options, (done, total) => {
    const now = performance.now()
    if (now - lastReportAt < PROGRESS_MS) return
    lastReportAt = now
    postMessage({ id, progress: total === 0 ? 1 : done / total } satisfies Answer)
  })
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerTo(data).then(
    (answer) => postMessage({ id: data.id, answer } satisfies Answer),
    (error: unknown) => {
      const { fault, params } = error instanceof FileRefusal ? error : new FileRefusal('broken')
      postMessage({ id: data.id, fault, params } satisfies Answer)
    },
  )
})
