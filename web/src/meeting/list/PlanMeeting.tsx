import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../community/useRights.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** The link to plan a meeting, for the owner. */
export function PlanMeeting({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  if (!may('meeting.add')) return null
  return (
    <ButtonLink
      to={paths.createMeeting(community.id)}
      kind="soft"
      wide
      icon={<IconCalendarPlus size={22} aria-hidden="true" />}
    >
      {t('meeting.plan')}
    </ButtonLink>
  )
}
