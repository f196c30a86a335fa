import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../../community/useRights.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** The link to start a polis conversation, for the owner. */
export function StartPolis({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  if (!may('polis.add')) return null
  return (
    <ButtonLink
      to={paths.createPolis(community.id)}
      kind="soft"
      wide
      icon={<IconMessages size={22} aria-hidden="true" />}
    >
      {t('polis.start')}
    </ButtonLink>
  )
}
