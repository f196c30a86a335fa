import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { InviteButton } from './InviteButton.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Tells whether this person founded the community, others can see it, and it has no other members. */
export const isAlone = ({ creator, mine, subscribers, system }: CommunityView, myId: string | undefined): boolean =>
  creator.id === myId && !system && mine !== null && !mine.hidden && subscribers - Number(mine.subscribed) === 0

/** Suggests to the founder of a community to invite people, as long as nobody else has joined. */
export function FirstStep({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { me } = useMe()
  if (!isAlone(community, me?.id)) return null
  return (
    <Stack
      as="section"
      tone="soft"
      gap="s"
      align="start"
      aria-label={`${community.title} – ${t('community.begin.title')}`}
    >
      <p className={textClasses.heading}>{t('community.begin.title')}</p>
      <p>{t('community.begin.text')}</p>
      <InviteButton community={community} kind="action" label={t('community.begin.invite')} named />
    </Stack>
  )
}
