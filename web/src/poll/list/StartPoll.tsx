import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../community/useRights.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** The link to start a poll, for the owner. */
export function StartPoll({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  if (!may('poll.add')) return null
  return (
    <ButtonLink
      to={paths.createPoll(community.id)}
      kind="soft"
      wide
      icon={<IconChartBar size={22} aria-hidden="true" />}
    >
      {t('poll.start')}
    </ButtonLink>
  )
}
