import { AppError } from '@fieldfare/shared/errors.ts'
import {
  IMPORT_VOTERS_MAX,
  IMPORT_WORDS_MAX,
  sameViewpoint,
  type Stance,
  VIEWPOINTS_MAX,
} from '@fieldfare/shared/opinion.ts'
import { CsvError, parse } from 'csv-parse/sync'

/** An exported conversation: its viewpoints, and each voter's votes, one per viewpoint, null without a vote. */
export interface Exported {
  viewpoints: string[]
  voters: (Stance | null)[][]
}

type Row = Record<string, string | undefined>
type Field = 'viewpoints' | 'votes'

/**
 * Reads the files that a Polis site exports of a conversation: comments.csv, and participants-votes.csv or votes.csv. Leaves out
 * viewpoints rejected by moderators there, with their votes. In exports 1 agrees and -1 disagrees.
 * @throws bad-input with the file, and the faulty line or missing columns
 */
export function readExported(files: Record<Field, string>): Exported {
  const viewpoints = readRows(files, 'viewpoints', ['comment-id', 'comment-body']).map(({ row, line }) => ({
    id: row['comment-id'] ?? '',
    text: (row['comment-body'] ?? '').trim(),
    isShown: row['moderated'] !== '-1',
    line,
  }))
  const shown = viewpoints.filter(({ isShown }) => isShown)
  shown.forEach(({ text, line }, at) => {
    if (text === '') throw refused('viewpoints', 'exportLine', { line })
    if (text.length > IMPORT_WORDS_MAX) throw refused('viewpoints', 'tooLong', { max: IMPORT_WORDS_MAX })
    if (shown.slice(0, at).some((other) => sameViewpoint(other.text, text)))
      throw refused('viewpoints', 'exportLine', { line })
  })
  if (shown.length > VIEWPOINTS_MAX) throw refused('viewpoints', 'tooMany', { max: VIEWPOINTS_MAX })
  const places = new Map(shown.map(({ id }, at) => [id, at]))
  const known = new Set(viewpoints.map(({ id }) => id))
  const voters = readVotes(files, known)
  if (voters.size > IMPORT_VOTERS_MAX) throw refused('votes', 'tooMany', { max: IMPORT_VOTERS_MAX })
  return {
    viewpoints: shown.map(({ text }) => text),
    voters: [...voters.values()].map((votes) => {
      const row = Array<Stance | null>(shown.length).fill(null)
      for (const [id, value] of votes) {
        const place = places.get(id)
        if (place !== undefined) row[place] = value
      }
      return row
    }),
  }
}

const refused = (field: Field, key: string, params: Record<string, string | number>) =>
  new AppError('bad-input', [{ path: [field], key, params }])

function readRows(
  files: Record<Field, string>,
  field: Field,
  columns: readonly string[],
): { row: Row; line: number }[] {
  const rows = parseRows(files[field], field)
  const missing = columns.filter((name) => rows[0]?.row[name] === undefined)
  if (missing.length > 0) throw refused(field, 'exportColumns', { columns: missing.join(', ') })
  return rows
}

function parseRows(text: string, field: Field): { row: Row; line: number }[] {
  try {
    const rows = parse<Row>(text, { bom: true, columns: true, skip_empty_lines: true })
    return rows.map((row, at) => ({ row, line: at + 2 }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refused(field, 'exportLine', { line: Number(error['lines'] ?? 1) })
  }
}

/** Reads the votes of each voter, from the columns of either participants-votes.csv or votes.csv. */
function readVotes(files: Record<Field, string>, known: ReadonlySet<string>): Map<string, Map<string, Stance>> {
  const voters = new Map<string, Map<string, Stance>>()
  const add = (voter: string, id: string, written: string, line: number) => {
    const value = STANCES[written]
    if (value === undefined || !known.has(id)) throw refused('votes', 'exportVote', { line })
    const votes = voters.get(voter) ?? new Map<string, Stance>()
    voters.set(voter, votes.set(id, value))
  }
  const rows = parseRows(files.votes, 'votes')
  if (rows[0]?.row['participant'] === undefined) {
    for (const { row, line } of readRows(files, 'votes', ['comment-id', 'voter-id', 'vote']))
      add(row['voter-id'] ?? '', row['comment-id'] ?? '', row['vote'] ?? '', line)
    return voters
  }
  for (const { row, line } of rows)
    for (const [name, written = ''] of Object.entries(row))
      if (/^\d+$/.test(name) && written !== '') add(row['participant'] ?? '', name, written, line)
  return voters
}

const STANCES: Partial<Record<string, Stance>> = { '1': 1, '-1': -1, '0': 0, '1.0': 1, '-1.0': -1, '0.0': 0 }
