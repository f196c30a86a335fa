import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { namedText } from '../../../content/namedText.ts'
import { PeopleDialog } from '../../../content/PeopleDialog.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { pledges } from '../data.ts'

interface WhoGaveDialogProps {
  open: boolean
  onClose: () => void
  pledge: PledgeView
}

/** Lists, for the owner of the community, the people who gave, but not their amounts. */
export function WhoGaveDialog({ open, onClose, pledge }: WhoGaveDialogProps) {
  const { t } = useTranslation()
  return (
    <PeopleDialog
      open={open}
      onClose={onClose}
      title={t('pledge.who.title', { title: pledge.title })}
      text={`${t('pledge.who.text')} ${namedText(t)}`}
      query={usePagedQuery(pledges.whoGave, { pledgeId: pledge.id }, { enabled: open })}
      loading={t('pledge.who.loading')}
      none={t('content.names.none')}
    />
  )
}
