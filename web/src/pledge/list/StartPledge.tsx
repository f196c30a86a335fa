import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../community/useRights.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** The link to start a support project, for the owner. */
export function StartPledge({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  if (!may('pledge.add')) return null
  return (
    <ButtonLink
      to={paths.createPledge(community.id)}
      kind="soft"
      wide
      icon={<IconHeartHandshake size={22} aria-hidden="true" />}
    >
      {t('pledge.start')}
    </ButtonLink>
  )
}
