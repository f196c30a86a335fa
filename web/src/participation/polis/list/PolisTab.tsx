import type { CommunityView } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentList } from '../../../content/ContentList.tsx'
import { ContentRow, RowIcon } from '../../../content/ContentRow.tsx'
import { StartLink } from '../../../content/StartLink.tsx'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { IconMessages } from '../../../platform/ui/icons.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { conversations } from '../data.ts'

/** The polis conversations of a community, newest first; everyone may read them. */
export function PolisTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <ContentList
      kind="polis"
      above={
        <StartLink community={community} action="polis.add" to={paths.createPolis(community.id)} icon={IconMessages}>
          {t('polis.start')}
        </StartLink>
      }
      query={usePagedQuery(conversations.of, { communityId: community.id })}
      row={({ id, title, options, createdAt }) => (
        <ContentRow
          leading={
            <RowIcon>
              <IconMessages size={22} aria-hidden="true" />
            </RowIcon>
          }
          title={<Link to={paths.polis(id)}>{title}</Link>}
          facts={
            <>
              {t('polis.statements', { count: options.length, number: number(options.length) })}, <Ago at={createdAt} />
            </>
          }
        />
      )}
    />
  )
}
