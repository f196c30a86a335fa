import { useId } from 'react'
import classes from './LineChart.module.css'

interface LineChartProps {
  title: string
  /** What is counted. */
  counted: string
  /** In the reader's language, oldest first. */
  months: readonly string[]
  /** At most four; null where a value is not shown. */
  lines: readonly { label: string; values: readonly (number | null)[] }[]
  textOf: (value: number) => string
  /** What a table says in place of a value that is not shown. */
  hidden: string
  /** The column headings of the table view. */
  table: readonly string[] | null
}

const WIDTH = 560
const HEIGHT = 220
/** The most labels below the chart. */
const LABELS = 5
/** The most rows of the table: two years. */
const ROWS = 24

/** Values by month as lines, or as a table. The picture has a text for screen readers: the last value of each line. */
export function LineChart({ title, counted, months, lines, textOf, hidden, table }: LineChartProps) {
  const id = useId()
  const last = months.length - 1
  const saidOf = (value: number | null | undefined) => (value == null ? hidden : textOf(value))
  if (table)
    return (
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={title}>
          <caption>{counted}</caption>
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
            {months
              .map((month, at) => ({ month, at }))
              .toReversed()
              .slice(0, ROWS)
              .map(({ month, at }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  {lines.map(({ label, values }) => (
                    <td key={label}>{saidOf(values[at])}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    )
  if (lines.length === 0) return <p className={classes.counted}>{counted}</p>
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const x = (at: number) => (last === 0 ? WIDTH : (at / last) * WIDTH)
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT
  const every = Math.max(1, Math.ceil(months.length / LABELS))
  return (
    <>
      <p id={id} className={classes.counted}>
        {counted}
      </p>
      <p className={classes.most} aria-hidden="true">
        {textOf(most)}
      </p>
      <svg
        className={classes.chart}
        viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 10}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${lines.map(({ label, values }) => `${label} ${saidOf(values[last])}`).join(', ')}`}
        aria-describedby={id}
      >
        {[0, 0.5, 1].map((part) => (
          <line key={part} className={classes.grid} x1={0} x2={WIDTH} y1={y(part * most)} y2={y(part * most)} />
        ))}
        {lines.map(({ label, values }, which) => (
          <g key={label} data-line={which} className={classes.line}>
            <path d={pathOf(values, x, y)} />
            <path className={classes.end} d={endOf(values[last], x(last), y)} />
          </g>
        ))}
      </svg>
      <ol className={classes.months} aria-hidden="true">
        {months
          .filter((_, at) => at % every === 0)
          .map((month) => (
            <li key={month}>{month}</li>
          ))}
      </ol>
      <ul className={classes.legend} aria-label={title}>
        {lines.map(({ label, values }, which) => (
          <li key={label}>
            <svg className={classes.key} viewBox="0 0 28 10" aria-hidden="true">
              <path className={classes.line} data-line={which} d="M0 5H28" />
            </svg>
            <span>{label}</span> <strong>{saidOf(values[last])}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A line in steps: a total changes at the end of a month. Broken where a value is not shown. */
function pathOf(values: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  let path = ''
  let drawing = false
  for (const [at, value] of values.entries()) {
    if (value === null) {
      drawing = false
      continue
    }
    path += drawing ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(at).toFixed(1)} ${y(value).toFixed(1)}h0.1`
    drawing = true
  }
  return path
}

/** The last value as a dot: it may be the only one. */
const endOf = (value: number | null | undefined, x: number, y: (value: number) => number): string | undefined =>
  value == null ? undefined : `M${x} ${y(value).toFixed(1)}h0.01`
