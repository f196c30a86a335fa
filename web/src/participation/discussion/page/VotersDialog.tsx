import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { namedText } from '../../../content/namedText.ts'
import { PeopleDialog } from '../../../content/PeopleDialog.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { voters } from '../comments.ts'

interface VotersDialogProps {
  open: boolean
  onClose: () => void
  comment: CommentView
}

/** Lists, for the owner of the community, the people who voted on a comment, but not their votes. */
export function VotersDialog({ open, onClose, comment }: VotersDialogProps) {
  const { t } = useTranslation()
  return (
    <PeopleDialog
      open={open}
      onClose={onClose}
      title={t('discussion.vote.whoTitle', { name: comment.creator.name || t('app.word.formerMember') })}
      text={`${t('discussion.vote.whoText')} ${namedText(t)}`}
      query={usePagedQuery(voters, { commentId: comment.id, threadId: comment.threadId }, { enabled: open })}
      loading={t('discussion.vote.whoLoading')}
      none={t('content.names.none')}
    />
  )
}
