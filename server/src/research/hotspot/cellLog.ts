import { closeSync, openSync, readSync, writeSync } from 'node:fs'

/** A person's home in degrees; null if unknown. */
export type Home = readonly [longitude: number, latitude: number] | null

/** The cells that a person covers, and the person's home to a millionth of a degree. */
export interface LoggedPerson {
  cells: readonly number[]
  home: Home
}

/** A log of the cells and home of each person, in the order in which people were counted. */
export interface CellLog {
  add(cells: readonly number[], home: Home): void
  people(): Iterable<LoggedPerson>
}

const DEGREE = 1e6
const inMillionths = ([lng, lat]: NonNullable<Home>): [number, number] => [
  Math.round(lng * DEGREE),
  Math.round(lat * DEGREE),
]
const inDegrees = ([lng, lat]: [number, number]): NonNullable<Home> => [lng / DEGREE, lat / DEGREE]
/** The number stored as longitude for an unknown home. */
const NO_HOME = -(2 ** 31)

/** Makes a log in memory, for few people. */
export function memoryLog(): CellLog {
  const all: LoggedPerson[] = []
  return {
    add: (cells, home) => void all.push({ cells: [...cells], home: home && inDegrees(inMillionths(home)) }),
    people: () => all,
  }
}

/** The count of numbers stored before a person's cells: the number of cells, and two of the home. */
const HEAD = 3
/** The count of numbers that are written at a time. */
const PIECE = 1 << 16

/** Makes a log in a file, so that memory does not grow with the people. Only for worker threads, since it blocks on the disk. */
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
    add(cells, home) {
      const [lng, lat] = home ? inMillionths(home) : [NO_HOME, 0]
      for (const value of [cells.length, lng, lat]) put(value)
      for (const cell of cells) put(cell)
    },
    /** Yields all people; can be called once, since it closes the file. */
    *people() {
      flush()
      let [head, cells]: [number[], number[]] = [[], []]
      for (const value of numbers()) {
        if (head.length < HEAD) head.push(value)
        else cells.push(value)
        const [count = 0, lng = 0, lat = 0] = head
        if (head.length < HEAD || cells.length < count) continue
        yield { cells, home: lng === NO_HOME ? null : inDegrees([lng, lat]) }
        ;[head, cells] = [[], []]
      }
    },
  }
}
