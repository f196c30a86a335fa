import { useEffect, useState } from 'react'
import type { Bounds } from '../view/mapAddress.ts'
import type { ShapeReader } from './reading/fileReader.ts'
import { CHOSEN_MAX, type FileReport, type RowQuery, type ShapeRow } from './reading/importFile.ts'
import type { RowPage } from './reading/readerProtocol.ts'
import { useSettled } from '../../platform/useSettled.ts'

const CALM_MS = 200
const NO_ROWS: RowPage = { rows: [], total: 0 }

export interface ShapeRows {
  rows: readonly ShapeRow[]
  search: string
  onSearch: (search: string) => void
  /** True to list only the shapes that the map shows. */
  here: boolean
  onHere: (here: boolean) => void
  /** Reads the next rows; undefined when all rows are loaded. */
  more: (() => void) | undefined
  chosen: readonly ShapeRow[]
  toggle: (index: number) => void
  chooseAll: () => void
  chooseNone: () => void
  full: boolean
}

function queryOf(search: string, within: string, from: number): RowQuery {
  const [west = 0, south = 0, east = 0, north = 0] = within.split(' ').map(Number)
  return { search, within: within ? [west, south, east, north] : undefined, from }
}

/** Returns the listed rows of an open file, and the chosen ones. The only shape of a file is chosen from the start. */
export function useShapeRows(
  open: { reader: ShapeReader; report: FileReport } | null,
  bounds: Bounds | null,
): ShapeRows {
  const { reader, report } = open ?? { reader: null, report: null }
  const [search, setSearch] = useState('')
  const [inView, setInView] = useState(false)
  const [page, setPage] = useState(NO_ROWS)
  const [chosenRows, setChosenRows] = useState<readonly ShapeRow[]>([])
  const [shownReport, setShownReport] = useState(report)
  const query = useSettled(search, CALM_MS)
  const within = inView && bounds ? bounds.join(' ') : ''

  // Another file, or the same file read with other options, starts without a selection.
  if (shownReport !== report) {
    setShownReport(report)
    setPage(NO_ROWS)
    setChosenRows([])
    setSearch('')
    setInView(false)
  }

  useEffect(() => {
    let late = false
    reader?.rows(queryOf(query, within, 0)).then(
      (page) => {
        if (late) return
        setPage(page)
        if (report?.total === 1) setChosenRows(page.rows)
      },
      () => undefined,
    )
    return () => {
      late = true
    }
  }, [reader, report, query, within])

  return {
    rows: page.rows,
    search,
    onSearch: setSearch,
    here: inView,
    onHere: setInView,
    more:
      reader && page.rows.length < page.total
        ? () => {
            reader.rows(queryOf(query, within, page.rows.length)).then(
              ({ rows }) => setPage((now) => ({ ...now, rows: [...now.rows, ...rows] })),
              () => undefined,
            )
          }
        : undefined,
    chosen: chosenRows,
    toggle: (index) =>
      setChosenRows((now) => {
        if (now.some((row) => row.index === index)) return now.filter((row) => row.index !== index)
        const row = page.rows.find((one) => one.index === index)
        return row && now.length < CHOSEN_MAX ? [...now, row] : now
      }),
    chooseAll: () => setChosenRows(page.rows.slice(0, CHOSEN_MAX)),
    chooseNone: () => setChosenRows([]),
    full: chosenRows.length >= CHOSEN_MAX,
  }
}
