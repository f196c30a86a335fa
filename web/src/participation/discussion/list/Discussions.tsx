import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { ContentList } from '../../../content/ContentList.tsx'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { StartLink } from '../../../content/StartLink.tsx'
import { paths } from '../../../platform/paths.ts'
import { IconMessage } from '../../../platform/ui/icons.tsx'
import { useThreads } from '../data.ts'
import { ThreadRow } from './ThreadRow.tsx'

/** The tab with the discussions of a community, those kept on top first, then the newest; everyone may read them. */
export function Discussions({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const refused = useRights(community).why('thread.add')
  return (
    <ContentList
      kind="thread"
      above={
        refused ? (
          <JoinPrompt community={community} why={refused} joinAbove />
        ) : (
          <StartLink community={community} action="thread.add" to={paths.createThread(community.id)} icon={IconMessage}>
            {t('discussion.start')}
          </StartLink>
        )
      }
      query={useThreads(community.id)}
      row={(thread) => <ThreadRow thread={thread} />}
    />
  )
}
