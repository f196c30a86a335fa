import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '../community/useRights.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** The link to start a discussion, if the reader may. */
export function StartDiscussion({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  if (!may('thread.add')) return null
  return (
    <ButtonLink
      to={paths.createThread(community.id)}
      kind="soft"
      wide
      icon={<IconMessage size={22} aria-hidden="true" />}
    >
      {t('discussion.start')}
    </ButtonLink>
  )
}
