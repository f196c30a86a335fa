import { useId } from 'react'
import tableClasses from './chartTable.module.css'
import classes from './Chart.module.css'
import textClasses from './text.module.css'

export interface ChartRow {
  label: string
  /** The value; null if it is not shown. */
  value: number | null
  /** The value in the reader's language, or the reason why there is none. */
  text: string
  /** The CSS colour of a bar for something that has this colour elsewhere, too. */
  colour?: string
}

interface ChartProps {
  title: string
  /** The text that says what is counted. */
  counted: string
  rows: readonly ChartRow[]
  /** Columns for ordered values, bars for others. */
  kind: 'bars' | 'columns'
  /** The column headings of the table view; null shows the chart. */
  table: readonly [string, string] | null
}

/** The most labels below columns; the others are only for screen readers. */
const LABELS = 6
/** The most columns with a number above each; with more, only the highest has one. */
const ROOM = 10

/** Values as bars or columns, or as a table. Bars and columns are lists with texts for screen readers. */
export function Chart({ title, counted, rows, kind, table }: ChartProps) {
  const id = useId()
  const most = Math.max(1, ...rows.map(({ value }) => value ?? 0))
  const share = (value: number | null) => `${((value ?? 0) / most) * 100}%`
  if (table)
    return (
      <table className={tableClasses.table} aria-label={title}>
        <caption className={tableClasses.counted}>{counted}</caption>
        <thead>
          <tr>
            {table.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  const every = Math.ceil(rows.length / LABELS)
  const roomy = rows.length <= ROOM
  const hasLabel = (at: number) => roomy || at % every === 0
  /** Tells whether a label is left out in a narrow chart, where only every second label has room. */
  const spare = (at: number) => !roomy && at % (2 * every) !== 0
  return (
    <>
      <p id={id} className={textClasses.quiet}>
        {counted}
      </p>
      {kind === 'bars' ? (
        <ul aria-label={title} aria-describedby={id} className={classes.bars}>
          {rows.map(({ label, value, text, colour }) => (
            <li key={label}>
              <span>{label}</span>
              <span className={value === null ? textClasses.intro : textClasses.number}>{text}</span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.bar} style={{ width: share(value), background: colour }} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <ul
          aria-label={title}
          aria-describedby={id}
          className={roomy ? classes.columns : `${classes.columns} ${classes.many}`}
        >
          {rows.map(({ label, value, text }, at) => (
            <li key={label} title={`${label}: ${text}`}>
              <span className={classes.label}>
                <span className={hasLabel(at) ? undefined : textClasses.heard} data-spare={spare(at) || undefined}>
                  {label}
                </span>
              </span>
              <span className={classes.room}>
                <span className={value !== null && (roomy || value === most) ? classes.above : textClasses.heard}>
                  {text}
                </span>
                <span
                  className={value === null ? classes.hidden : classes.column}
                  style={{ height: share(value) }}
                  aria-hidden="true"
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
