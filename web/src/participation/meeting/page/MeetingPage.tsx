import type { CommunityView } from '@fieldfare/shared/community.ts'
import { isOnTheSpot, type MeetingView, stateOf } from '@fieldfare/shared/meeting.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { ContentHead } from '../../../content/ContentHead.tsx'
import { MailNotes } from '../../../content/MailNotes.tsx'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { useNow } from '../../../platform/i18n/now.ts'
import { ContentReports } from '../../moderation/ContentReports.tsx'
import { ModerationPanel } from '../../moderation/ModerationPanel.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { IconSend } from '../../../platform/ui/icons.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { Counts } from './Counts.tsx'
import { DrawSection } from './DrawSection.tsx'
import { InviteBanner } from './InviteBanner.tsx'
import { When } from './When.tsx'
import { Where } from './Where.tsx'
import { WhoAcceptedDialog } from './WhoAcceptedDialog.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { isInvited } from '../answered.ts'
import { meetings } from '../data.ts'

const TAB = 'meetings'

/** One meeting, with the reader's own part in it, its time, the number of guests, and the draw of the seats. */
export function MeetingPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/meeting/$id' })
  return (
    <ContentPage
      query={useLive(meetings.one, { id })}
      title={t('app.title.meeting')}
      tab={TAB}
      words={{
        gone: t('meeting.page.gone'),
        goneText: t('meeting.page.goneText'),
        withCommunity: t('meeting.page.withCommunity'),
        toCommunity: t('meeting.page.toCommunity'),
      }}
      aside={(meeting, community) =>
        community.mine?.moderator && <ModerationPanel communityId={community.id} withinId={meeting.id} />
      }
    >
      {(meeting, community) => <Shown meeting={meeting} community={community} />}
    </ContentPage>
  )
}

function Shown({ meeting, community }: { meeting: MeetingView; community: CommunityView }) {
  const { t } = useTranslation()
  const { may } = useRights(community)
  const now = useNow()
  const [open, setOpen] = useState(false)
  const { id, creator, description, linkSent, startTime } = meeting
  const started = meeting.started || Date.parse(startTime) <= now
  return (
    <>
      <ContentHead
        kind="meeting"
        view={meeting}
        community={community}
        by={t('meeting.page.by', { name: creator.name || t('app.word.formerMember') })}
        tab={TAB}
        words={{ share: t('meeting.page.share'), delete: t('meeting.page.delete') }}
        lead={
          <>
            <When meeting={meeting} />
            <Where meeting={meeting} />
          </>
        }
        answer={
          may('meeting.answer') &&
          isInvited(meeting, may('meeting.send')) && <InviteBanner meeting={meeting} started={started} />
        }
      >
        {may('meeting.seeAccepted') && (
          <Button kind="text" onClick={() => setOpen(true)}>
            {t('meeting.who.open')}
          </Button>
        )}
      </ContentHead>
      {community.mine?.moderator && <ContentReports communityId={community.id} withinId={id} id={id} panel />}
      <Stack gap="xl">
        {may('meeting.send') && !started && (
          <div>
            <ButtonLink
              to={paths.sendInvites(id)}
              kind={linkSent ? 'soft' : 'action'}
              icon={<IconSend size={22} aria-hidden="true" />}
            >
              {isOnTheSpot(meeting)
                ? t(linkSent ? 'meeting.page.confirmAgain' : 'meeting.page.confirm')
                : t(linkSent ? 'meeting.page.sendAgain' : 'meeting.page.send')}
            </ButtonLink>
          </div>
        )}
        {!started && (may('meeting.send') || stateOf(meeting) === 'reserve') && (
          <MailNotes night={may('meeting.send') ? (linkSent ? 'seats' : 'all') : undefined} />
        )}
        {description && (
          <p className={textClasses.people}>
            <LinkedText>{description}</LinkedText>
          </p>
        )}
        <Counts meeting={meeting} />
        <DrawSection meeting={meeting} />
      </Stack>
      <WhoAcceptedDialog open={open} onClose={() => setOpen(false)} meeting={meeting} />
    </>
  )
}
