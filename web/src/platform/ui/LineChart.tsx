import { useId } from 'react'
import { Row } from './layout/Layout.tsx'
import tableClasses from './chartTable.module.css'
import classes from './LineChart.module.css'
import textClasses from './text.module.css'

/** The CSS look of a line for something that has this colour elsewhere, too; other lines have the colours of the chart. */
interface LineLook {
  colour?: string
  /** Lengths of dashes and gaps; '' for none. */
  dash?: string
}

interface LineChartProps {
  title: string
  /** The word for the things that are counted. */
  counted: string
  /** The months in the reader's language, oldest first. */
  months: readonly string[]
  /** At most five lines of values; null where a value is not shown. */
  lines: readonly ({ label: string; values: readonly (number | null)[] } & LineLook)[]
  textOf: (value: number) => string
  /** The text in place of a value that is not shown. */
  hidden: string
  /** The column headings of the table view; null shows the chart. */
  table: readonly string[] | null
}

const WIDTH = 560
const HEIGHT = 220
/** The most labels below the chart; a narrow chart shows fewer. An odd number, so that one label is in the middle. */
const LABELS = 5
/** The most rows of the table: two years. */
const ROWS = 24

/** Puts a box with content wider than the box into the Tab order, so that keys scroll the content. */
function focusWhereWide(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const measure = () => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(measure)
  for (const watched of [box, ...box.children]) sizes.observe(watched)
  return () => sizes.disconnect()
}

/** Values by month as lines, or as a table. The picture has a text for screen readers: the last value of each line. */
export function LineChart({ title, counted, months, lines, textOf, hidden, table }: LineChartProps) {
  const id = useId()
  const last = months.length - 1
  const saidOf = (value: number | null | undefined) => (value == null ? hidden : textOf(value))
  if (table)
    return (
      <div ref={focusWhereWide} className={classes.scroll} role="group" aria-label={title}>
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
  if (lines.length === 0) return <p className={textClasses.quiet}>{counted}</p>
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const x = (at: number) => (last === 0 ? WIDTH : (at / last) * WIDTH)
  const y = (value: number) => HEIGHT - (value / most) * HEIGHT
  return (
    <>
      <p id={id} className={textClasses.quiet}>
        {counted}
      </p>
      <p className={`${textClasses.caption} ${classes.most}`} aria-hidden="true">
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
        {lines.map(({ label, values, ...look }, which) => (
          <g key={label} data-line={which} className={classes.line} style={inkOf(look)}>
            <path d={pathOf(values, x, y)} />
            <path className={classes.end} d={endOf(values[last], x(last), y)} />
          </g>
        ))}
      </svg>
      <ol className={classes.months} aria-hidden="true">
        {labelled(months).map((month) => (
          <li key={month}>{month}</li>
        ))}
      </ol>
      <Row as="ul" gap="l" className={`${textClasses.small} ${classes.legend}`} aria-label={title}>
        {lines.map(({ label, values, ...look }, which) => (
          <Row as="li" key={label} gap="xs">
            <svg className={classes.key} viewBox="0 0 28 10" aria-hidden="true">
              <path className={classes.line} data-line={which} style={inkOf(look)} d="M0 5H28" />
            </svg>
            <span>{label}</span> <strong className={textClasses.number}>{saidOf(values[last])}</strong>
          </Row>
        ))}
      </Row>
    </>
  )
}

const inkOf = ({ colour, dash }: LineLook) => (colour ? { stroke: colour, strokeDasharray: dash || 'none' } : undefined)

/** Returns the labelled months: the first, the last and some at equal distances between them. */
function labelled(months: readonly string[]): string[] {
  const last = months.length - 1
  const labels = months.length < 3 ? months.length : months.length < LABELS ? 3 : LABELS
  return Array.from({ length: labels }, (_, nth) => months[Math.round((nth * last) / Math.max(1, labels - 1))] ?? '')
}

/** Returns the path of a line in steps, since a total changes at the end of a month. The path is broken where a value is not shown. */
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

/** Returns the path of a dot at the last value of a line: without it, a single value would not be visible. */
const endOf = (value: number | null | undefined, x: number, y: (value: number) => number): string | undefined =>
  value == null ? undefined : `M${x} ${y(value).toFixed(1)}h0.01`
