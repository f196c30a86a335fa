import type { MeetingView } from '@fieldfare/shared/meeting.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PeopleDialog } from '../../../content/PeopleDialog.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { meetings } from '../data.ts'

interface WhoAcceptedDialogProps {
  open: boolean
  onClose: () => void
  meeting: MeetingView
}

/** Lists, for the owner of the community, the people who accepted the invitation, and marks those with a seat. */
export function WhoAcceptedDialog({ open, onClose, meeting }: WhoAcceptedDialogProps) {
  const { t } = useTranslation()
  return (
    <PeopleDialog
      open={open}
      onClose={onClose}
      title={t('meeting.who.title', { title: meeting.title })}
      text={t('meeting.who.text')}
      query={usePagedQuery(meetings.whoAccepted, { meetingId: meeting.id }, { enabled: open })}
      loading={t('meeting.who.loading')}
      none={t('meeting.who.none')}
      beside={({ seat }) => seat && t(`meeting.who.${seat}`)}
    />
  )
}
