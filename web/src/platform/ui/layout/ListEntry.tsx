import type { ReactNode } from 'react'
import textClasses from '../text.module.css'
import { Row } from './Layout.tsx'
import classes from './ListEntry.module.css'

interface ListEntryProps {
  /** A map picture: 220 pixels wide, on a phone a square of 104. */
  picture: ReactNode
  /** The title, as a link. */
  title: ReactNode
  facts: ReactNode
  /** The most important fact, large beside the title; below the facts on a phone. */
  mark?: ReactNode
  text?: ReactNode
  /** The date at the foot, on a wide screen only. */
  date?: ReactNode
  /** The buttons at the foot: on the right after a date, else in a row of their own. */
  actions?: ReactNode
  /** The button of a menu beside the title; on a wide screen in place of the mark. */
  menu?: ReactNode
}

/** An entry in a list of the user's own things, with its map picture and actions. */
export const ListEntry = ({ picture, title, facts, mark, text, date, actions, menu }: ListEntryProps) => (
  <article className={date ? classes.entry : `${classes.entry} ${classes.footed}`}>
    <div className={classes.picture}>{picture}</div>
    <h2 className={`${textClasses.title} ${classes.title}`}>{title}</h2>
    <Row as="p" gap="l" className={`${textClasses.quiet} ${classes.facts}`}>
      {facts}
    </Row>
    {mark && <p className={`${textClasses.quiet} ${classes.mark}`}>{mark}</p>}
    {text && <p className={classes.text}>{text}</p>}
    {date && <p className={`${textClasses.quiet} ${classes.date}`}>{date}</p>}
    {actions && (
      <Row gap="l" className={classes.actions}>
        {actions}
      </Row>
    )}
    {menu && <div className={classes.menu}>{menu}</div>}
  </article>
)
