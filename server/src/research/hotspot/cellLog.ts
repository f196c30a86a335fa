import { closeSync, openSync, readSync, writeSync } from 'node:fs'

/** The cells of each person in the order in which people were counted. */
export interface CellLog {
  add(cells: readonly number[]): void
  people(): Iterable<readonly number[]>
}

/** A log in memory, for few people. */
export function memoryLog(): CellLog {
  const all: (readonly number[])[] = []
  return { add: (cells) => void all.push([...cells]), people: () => all }
}

/** The numbers that are written at a time. */
const PIECE = 1 << 16

/** A log in a file, so that memory does not grow with the people. For a worker thread: it waits for the disk. */
export function fileLog(path: string): CellLog {
  const file = openSync(path, 'w+', 0o600)
  let [piece, used, written] = [new Int32Array(PIECE), 0, 0]
  const flush = () => {
    written += writeSync(file, piece, 0, used * 4, written)
    used = 0
  }
  const put = (value: number) => {
    if (used === PIECE) flush()
    piece[used] = value
    used++
  }
  function* numbers(): Generator<number> {
    try {
      for (let at = 0; at < written;) {
        const bytes = readSync(file, piece, 0, PIECE * 4, at)
        at += bytes
        yield* piece.subarray(0, bytes / 4)
      }
    } finally {
      piece = new Int32Array(0)
      closeSync(file)
    }
  }
  return {
    add(cells) {
      put(cells.length)
      for (const cell of cells) put(cell)
    },
    /** Reads all people, once: then the file is closed. */
    *people() {
      flush()
      let cells: number[] = []
      let left = -1
      for (const value of numbers()) {
        if (left < 0) [cells, left] = [[], value]
        else {
          cells.push(value)
          left--
        }
        if (left !== 0) continue
        yield cells
        left = -1
      }
    },
  }
}
