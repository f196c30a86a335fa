import { z } from 'zod'
import { line } from './schemas.ts'
import { ADDRESS_MAX, LABEL_MAX, LIST_LINES_MAX } from './survey.ts'

export interface Invitee {
  label: string
  address: string
}
/** A line of a list that is left out, counted from 1 as an editor counts it. */
export interface BadLine {
  line: number
  text: string
  why: 'address' | 'tooLong' | 'twice' | 'columns' | 'characters' | 'quote'
  params?: Record<string, number>
}

const Label = line(LABEL_MAX)
const Address = z.email().max(ADDRESS_MAX)
/** Matches a column heading of the first line, in each of our languages. */
const HEADINGS = /^(?:name|naam|nom|label|e-?mail|e-?mailadres|e-?mail-adresse|adres|address|adresse|adresse e-?mail)$/i
/** The most characters of a bad line that are shown. */
const SHOWN = 120

/**
 * Reads a list of people: a name, an email address or both on each line, separated by commas, semicolons or tabs. Empty lines and a line
 * of headings are skipped. Bad lines are returned beside the good ones. In time linear in the length of the text.
 * @returns null for more than LIST_LINES_MAX lines
 */
export function readInvitees(text: string): { good: Invitee[]; bad: BadLine[] } | null {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/, LIST_LINES_MAX + 2)
  if (lines.filter((one) => one.trim() !== '').length > LIST_LINES_MAX || lines.length > LIST_LINES_MAX + 1) return null
  const invitees: Invitee[] = []
  const badLines: BadLine[] = []
  const seen = new Map<string, number>()
  for (const [at, whole] of lines.entries()) {
    if (whole.trim() === '') continue
    const number = at + 1
    const refuse = (why: BadLine['why'], params?: Record<string, number>) =>
      badLines.push({ line: number, text: whole.slice(0, SHOWN), why, ...(params && { params }) })
    const cells = cellsOf(whole)
    if (!cells) {
      refuse('quote')
      continue
    }
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
    if (filled.length === 0) continue
    if (invitees.length === 0 && badLines.length === 0 && filled.every((cell) => HEADINGS.test(cell))) continue
    const addresses = filled.filter((cell) => cell.includes('@'))
    const labels = filled.filter((cell) => !cell.includes('@'))
    if (addresses.length > 1 || labels.length > 1) {
      refuse('columns')
      continue
    }
    const address = (addresses[0] ?? '').toLowerCase()
    if (address && !Address.safeParse(address).success) {
      refuse('address')
      continue
    }
    const label = Label.safeParse(labels[0] ?? '')
    if (!label.success) {
      if (label.error.issues.some(({ message }) => message === 'tooLong')) refuse('tooLong', { max: LABEL_MAX })
      else refuse('characters')
      continue
    }
    const before = address ? seen.get(address) : undefined
    if (before !== undefined) {
      refuse('twice', { line: before })
      continue
    }
    if (address) seen.set(address, number)
    invitees.push({ label: label.data, address })
  }
  return { good: invitees, bad: badLines }
}

/** Returns the cells of a line (RFC 4180, without line breaks in cells); null if a quotation mark has no pair. */
function cellsOf(text: string): string[] | null {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[i + 1] === '"') {
        cell += '"'
        i++
      } else quoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (character === ',' || character === ';' || character === '\t') {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  if (quoted) return null
  cells.push(cell)
  return cells
}
