import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useModerationCounts } from '../data.ts'

/** Leads who moderates a community to what waits there, with how much that is. */
export function ModerationLink({ communityId }: { communityId: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data } = useModerationCounts(true, communityId)
  const waiting = data ? data.reports + data.requests : 0
  return (
    <ButtonLink
      to={paths.moderatorRequests}
      search={{ community: communityId }}
      kind="soft"
      icon={<IconFlag size={22} aria-hidden="true" />}
    >
      {waiting > 0 ? t('moderation.about.openCount', { number: number(waiting) }) : t('moderation.about.open')}
    </ButtonLink>
  )
}
