import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { IconFlag } from '../../platform/ui/icons.tsx'
import { useLive } from '../../platform/api/useLive.ts'
import { moderationCounts } from './data.ts'

/** The link for moderators to the open reports and requests of a community, with the number of both together. */
export function ModerationLink({ communityId }: { communityId: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data } = useLive(moderationCounts, { communityId })
  const openCount = data ? data.reports + data.requests : 0
  return (
    <ButtonLink
      to={paths.moderatorRequests}
      search={{ community: communityId }}
      kind="soft"
      icon={<IconFlag size={22} aria-hidden="true" />}
    >
      {openCount > 0 ? t('moderation.about.openCount', { number: number(openCount) }) : t('moderation.about.open')}
    </ButtonLink>
  )
}
