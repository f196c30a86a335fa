import type { ReactNode } from 'react'
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
  /** At the foot on a wide screen only. */
  date?: ReactNode
  /** At the foot: on the right after a date, else in a row of their own. */
  actions?: ReactNode
  /** On a phone: the button of a menu, beside the title. */
  menu?: ReactNode
}

/** An entry of the user's own in a list, with its map picture and actions. */
export const ListEntry = ({ picture, title, facts, mark, text, date, actions, menu }: ListEntryProps) => (
  <article className={date ? classes.entry : `${classes.entry} ${classes.footed}`}>
    <div className={classes.picture}>{picture}</div>
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.facts}>{facts}</p>
    {mark && <p className={classes.mark}>{mark}</p>}
    {text && <p className={classes.text}>{text}</p>}
    {date && <p className={classes.date}>{date}</p>}
    {actions && <div className={classes.actions}>{actions}</div>}
    {menu && <div className={classes.menu}>{menu}</div>}
  </article>
)
