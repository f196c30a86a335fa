import type { CommunityView } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useNow } from '../../../platform/i18n/now.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { paths } from '../../../platform/paths.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { polls } from '../data.ts'

/** The link to the newest open poll of a community in which the reader has not voted; nothing without such a poll. */
export function OpenPollLink({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const now = useNow()
  const { items } = usePagedQuery(polls.of, { communityId: community.id })
  const open = items?.find(({ until, mine }) => !mine?.vote && (until === null || Date.parse(until) > now))
  if (!open) return null
  return (
    <Link to={paths.poll.pattern} params={{ id: open.id }} className={textClasses.link}>
      {t('poll.voteOn', { title: open.title })}
    </Link>
  )
}
