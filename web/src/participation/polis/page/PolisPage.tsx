import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { PolisView } from '@fieldfare/shared/polis.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { ContentHead } from '../../../content/ContentHead.tsx'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { ModerationPanel } from '../../moderation/ModerationPanel.tsx'
import { ConversationFrame } from './ConversationFrame.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { conversations } from '../data.ts'
import classes from './PolisPage.module.css'
import { Box, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

const TAB = 'polis'

/** The page of one polis conversation: its first statements, and a button that loads the conversation from the polis site. */
export function PolisPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/polis/$id' })
  return (
    <ContentPage
      query={useLive(conversations.one, { id })}
      title={t('app.title.polis')}
      tab={TAB}
      words={{
        gone: t('polis.page.gone'),
        goneText: t('polis.page.goneText'),
        withCommunity: t('polis.page.withCommunity'),
        toCommunity: t('polis.page.toCommunity'),
      }}
      aside={(conversation, community) =>
        community.mine?.moderator && <ModerationPanel communityId={community.id} withinId={conversation.id} />
      }
    >
      {(conversation, community) => <Shown conversation={conversation} community={community} />}
    </ContentPage>
  )
}

function Shown({ conversation, community }: { conversation: PolisView; community: CommunityView }) {
  const { t } = useTranslation()
  const refused = useRights(community).why('polis.vote')
  const { id, creator, options } = conversation
  return (
    <>
      <ContentHead
        kind="polis"
        view={conversation}
        community={community}
        by={t('polis.page.by', { name: creator.name || t('app.word.formerMember') })}
        tab={TAB}
        words={{ share: t('polis.page.share'), delete: t('polis.page.delete') }}
      />
      {community.mine?.moderator && <ContentReports communityId={community.id} withinId={id} id={id} panel />}
      <Stack gap="xl">
        {options.length > 0 && (
          <Stack as="section" gap="s" aria-labelledby="statements">
            <h2 id="statements" className={textClasses.title}>
              {t('polis.page.statements')}
            </h2>
            <Stack as="ol" gap="s">
              {options.map((statement) => (
                <Box as="li" pad="s" key={statement} className={`${textClasses.people} ${classes.statement}`}>
                  {statement}
                </Box>
              ))}
            </Stack>
          </Stack>
        )}
        {refused && <JoinPrompt community={community} why={refused} />}
        <ConversationFrame key={String(refused === null)} conversation={conversation} member={refused === null} />
      </Stack>
    </>
  )
}
