import type { Author } from '@fieldfare/shared/content.ts'
import { mentionParts } from '@fieldfare/shared/mention.ts'
import { Fragment } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import classes from './Comment.module.css'

interface CommentTextProps {
  text: string
  mentions: readonly Author[]
  /** True to render no links, for a text inside a link. */
  plain?: boolean
}

/** The text of a comment: URLs in it are links, and mentioned people are shown by their current names. */
export function CommentText({ text, mentions, plain = false }: CommentTextProps) {
  const { t } = useTranslation()
  return mentionParts(text).map((part, i) => {
    if (typeof part === 'string') return <Fragment key={i}>{plain ? part : <LinkedText>{part}</LinkedText>}</Fragment>
    const name = mentions.find(({ id }) => id === part.id)?.name
    return (
      <span key={i} className={classes.mention}>
        @{name || t('app.word.formerMember')}
      </span>
    )
  })
}
