import type { ReactNode } from 'react'
import type { usePointing } from './pointing.ts'
import { Box } from '../platform/ui/layout/Layout.tsx'
import textClasses from '../platform/ui/text.module.css'
import classes from './ContentRow.module.css'

interface ContentRowProps {
  /** The picture at the start of the row: an icon, a person or a photo. */
  leading: ReactNode
  /** The link to the page of the content: a press anywhere on the row follows it. */
  title: ReactNode
  heading?: 'h2' | 'h3'
  /** The text between the title and the facts. */
  children?: ReactNode
  /** The element before the title. */
  mark?: ReactNode
  facts: ReactNode
  /** The reader's part in the content, such as a vote; below the text on a phone. */
  state?: ReactNode
  /** True to show `state` as good news. */
  good?: boolean
  /** The element beside the text on every screen. */
  side?: ReactNode
  /** Attributes that mark the row together with its place on the map. */
  pointing?: ReturnType<typeof usePointing> | undefined
}

/** One piece of content in the list of its tab. */
export function ContentRow({ heading: Title = 'h2', ...row }: ContentRowProps) {
  const { leading, title, children, mark, facts, state, good, side, pointing } = row
  return (
    <Box as="li" pressed className={classes.row} {...pointing}>
      {leading}
      <div>
        {mark}
        <Title className={textClasses.name}>{title}</Title>
        {children}
        <p className={textClasses.quiet}>{facts}</p>
      </div>
      {state && (
        <span className={`${textClasses.quiet} ${classes.state}`} data-good={good || undefined}>
          {state}
        </span>
      )}
      {side && <div className={`${textClasses.quiet} ${classes.side}`}>{side}</div>}
    </Box>
  )
}

/** The icon of a row; `over` if the content, such as a poll, has ended. */
export const RowIcon = ({ over, children }: { over?: boolean; children: ReactNode }) => (
  <span className={classes.icon} data-over={over || undefined}>
    {children}
  </span>
)
