import type { QuoteView } from '@fieldfare/shared/quote.ts'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { paths } from '../../../platform/paths.ts'
import { CommentText } from './CommentText.tsx'
import { commentElement } from './commentElement.ts'
import classes from './Quote.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'

interface QuoteProps {
  threadId: string
  quote: QuoteView
}

/** The quote above a comment: the current text of the comment that it answers; a press leads to that comment. */
export function Quote({ threadId, quote: { id, creator, words, mentions, deleted } }: QuoteProps) {
  const { t } = useTranslation()
  const name = creator.name || t('app.word.formerMember')
  // A comment that is on the page is shown without another request.
  const show = (event: MouseEvent) => {
    const element = commentElement(id)
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
  }
  return (
    <blockquote
      className={layoutClass(
        'box',
        { tone: 'sunk', note: true, pad: 's', pressed: true },
        `${textClasses.small} ${classes.quote}`,
      )}
    >
      <strong>
        <Link
          to={paths.post.pattern}
          params={{ id: threadId }}
          search={{ comment: id }}
          resetScroll={false}
          aria-label={t('discussion.quote.link', { name })}
          onClick={show}
        >
          {name}
        </Link>
      </strong>
      <p className={`${textClasses.quiet} ${textClasses.beginning} ${classes.words}`}>
        {deleted ? t('discussion.quote.gone', { name }) : <CommentText text={words} mentions={mentions} plain />}
      </p>
    </blockquote>
  )
}
