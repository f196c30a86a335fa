import type { CommunityView } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentList } from '../../../content/ContentList.tsx'
import { ContentRow, RowIcon } from '../../../content/ContentRow.tsx'
import { StartLink } from '../../../content/StartLink.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { IconUsers } from '../../../platform/ui/icons.tsx'
import { opinions } from '../data.ts'

/** The opinion maps of a community, newest first; everyone may read them. */
export function OpinionsTab({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <ContentList
      kind="opinion"
      above={
        <StartLink community={community} action="opinion.add" to={paths.createOpinion(community.id)} icon={IconUsers}>
          {t('opinion.start')}
        </StartLink>
      }
      query={usePagedQuery(opinions.of, { communityId: community.id })}
      row={({ id, title, viewpoints, voters, createdAt }) => (
        <ContentRow
          leading={
            <RowIcon>
              <IconUsers size={22} aria-hidden="true" />
            </RowIcon>
          }
          title={<Link to={paths.opinion(id)}>{title}</Link>}
          facts={
            <>
              {t('opinion.statements', { count: viewpoints, number: number(viewpoints) })},{' '}
              {t('opinion.people', { count: voters, number: number(voters) })}, <Ago at={createdAt} />
            </>
          }
        />
      )}
    />
  )
}
