import type { ReactNode } from 'react'
import classes from './ListEntry.module.css'

interface ListEntryProps {
  /** A piece of map: 220 pixels wide, on a phone a square of 104. */
  picture: ReactNode
  /** A link to it. */
  title: ReactNode
  facts: ReactNode
  /** What counts most, large beside the title; under the facts on a phone. */
  mark?: ReactNode
  text?: ReactNode
  /** A desk has room for it at the foot. */
  date?: ReactNode
  /** At the foot; with `corner` beside the title on a phone, where a menu stands for them. */
  actions: ReactNode
  corner?: boolean
}

/** One thing of one's own in a list, with its piece of map and what can be done with it. */
export const ListEntry = ({ picture, title, facts, mark, text, date, actions, corner = false }: ListEntryProps) => (
  <article className={corner ? classes.entry : `${classes.entry} ${classes.footed}`}>
    <div className={classes.picture}>{picture}</div>
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.facts}>{facts}</p>
    {mark && <p className={classes.mark}>{mark}</p>}
    {text && <p className={classes.text}>{text}</p>}
    {date && <p className={classes.date}>{date}</p>}
    <div className={classes.actions}>{actions}</div>
  </article>
)
