import { find } from 'linkifyjs'
import { Fragment, type ReactNode } from 'react'
import classes from './LinkedText.module.css'

/** Matches URLs that a person meant as a link: a bare name such as 'end.Then' is most often a missing space. */
const MEANT = /^(https?:\/\/|www\.)/i

/**
 * A text that a person wrote, with its URLs as links. The links send no referrer to the other site, and say to search engines that we
 * do not vouch for them.
 */
export function LinkedText({ children: text }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { value, href, start, end: after } of find(text, 'url', { defaultProtocol: 'https' })) {
    if (!MEANT.test(value)) continue
    parts.push(
      text.slice(end, start),
      <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={classes.link}>
        {value}
      </a>,
    )
    end = after
  }
  parts.push(text.slice(end))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
