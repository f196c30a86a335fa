import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { mentionParts } from '@fieldfare/shared/mention.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { OpenRow } from '../../content/answering/OpenRow.tsx'
import type { AnswerProps } from '../../content/kind.ts'
import { paths } from '../../platform/paths.ts'
import { Avatar } from '../../platform/ui/Avatar.tsx'

/** The row of a comment without an answer, for the owner of its community. */
export function OpenComment({ item }: AnswerProps) {
  const { t } = useTranslation()
  if (item.kind !== 'comment') return null
  const { view, thread } = item
  const name = view.creator.name || t('app.word.formerMember')
  return (
    <OpenRow
      leading={<Avatar name={name} />}
      title={plainWords(view)}
      state={t('discussion.answer.open', { name, title: thread.title })}
      to={{ to: paths.post(thread.id), search: { comment: view.id } }}
      asks
    />
  )
}

/** Returns the text of a comment, with names in place of the ids of mentioned people. */
const plainWords = ({ text, mentions }: CommentView): string =>
  mentionParts(text)
    .map((part) => (typeof part === 'string' ? part : `@${mentions.find(({ id }) => id === part.id)?.name ?? ''}`))
    .join('')
