import { FOUR_AREAS, type Me } from '@fieldfare/shared/account.ts'
import type { OpenInvitation } from '@fieldfare/shared/survey.ts'
import { invitationPath, type SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { isGone } from '../../platform/api/queries.ts'
import { paths } from '../../platform/paths.ts'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { homeOf } from '../../platform/shell/routing/redirect.ts'
import { BackdropMap } from '../../platform/ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { AccountStep } from './AccountStep.tsx'
import { ConsentStep } from './ConsentStep.tsx'
import { useSurvey } from './data.ts'
import { useInvitation } from '../../people/account/welcome/invitation.ts'
import { Ended, Waiting } from './SurveyGate.tsx'
import { nextPage } from './surveySteps.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { leave } from '../../people/account/signInOut.ts'

export const RegisterInvitationPage = () => (
  <InvitationPage
    flow="texel-continue-register"
    id={useParams({ from: '/survey/survey/texel-continue-register/$id' }).id}
  />
)
export const FundingInvitationPage = () => (
  <InvitationPage
    flow="texel-continue-virtual-funding"
    id={useParams({ from: '/survey/survey/texel-continue-virtual-funding/$id' }).id}
  />
)
export const PblInvitationPage = () => (
  <InvitationPage flow="pbl" id={useParams({ from: '/pbl/pbl/register/$id' }).id} />
)

/**
 * Shows an invited person the step for the account or the consent, or a link to where they left the survey. If the invitation cannot be
 * used, says why.
 */
function InvitationPage({ flow, id }: { flow: SurveyFlow; id: string }) {
  const { t } = useTranslation()
  const { me, isLoading, failure, retry } = useMe()
  const query = useInvitation(id)
  const invitation = query.data

  if (isGone(query.error))
    return <InvitationMessage title={t('survey.state.unknownTitle')}>{t('survey.state.unknown')}</InvitationMessage>
  if (failure !== null) return <NotRead failure={failure} onRetry={retry} />
  if (!invitation)
    return query.error ? <NotRead failure={query.error} onRetry={() => void query.refetch()} /> : <Waiting />
  if (isLoading) return <Waiting />
  if (invitation.flow !== flow)
    return (
      <InvitationMessage
        title={t('survey.state.otherTitle')}
        actions={
          <ButtonLink to={invitationPath(invitation.flow, id)} kind="call">
            {t('survey.state.goThere')}
          </ButtonLink>
        }
      >
        {t('survey.state.other')}
      </InvitationMessage>
    )
  switch (invitation.state) {
    case 'ended':
      return <Ended />
    case 'notBegun':
      return <InvitationMessage title={t('survey.state.notBegunTitle')}>{t('survey.state.notBegun')}</InvitationMessage>
    case 'usedUp':
      return <UsedUp invitation={invitation} me={me} then={invitationPath(flow, id)} />
    case 'joined':
      return me && <Back id={id} invitation={invitation} me={me} />
    case 'open':
      if (!me) return <AccountStep invitation={invitation} />
      return me.owner ? <LandOwner me={me} /> : <ConsentStep id={id} invitation={invitation} me={me} />
  }
}

function InvitationMessage({ title, children, actions }: { title: string; children: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={title}
      behind={<BackdropMap />}
      actions={
        actions ?? (
          <ButtonLink to={paths.map} kind="call">
            {t('app.word.toMap')}
          </ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  )
}

function SignOut() {
  const { t } = useTranslation()
  const signOut = useCall(api.account.signOut.mutate, { onSuccess: () => leave() })
  return (
    <Button kind="call" busy={signOut.isPending && t('app.word.loading')} onClick={() => signOut.mutate()}>
      {t('account.signOut')}
    </Button>
  )
}

function UsedUp({ invitation, me, then }: { invitation: OpenInvitation; me: Me | null; then: string }) {
  const { t } = useTranslation()
  const title = t('survey.state.usedUpTitle')
  if (invitation.reusable && me) return <InvitationMessage title={title}>{t('survey.state.full')}</InvitationMessage>
  if (me)
    return (
      <InvitationMessage title={title} actions={<SignOut />}>
        {t('survey.state.usedUp', { name: me.name })}
      </InvitationMessage>
    )
  return (
    <InvitationMessage
      title={title}
      actions={
        <ButtonLink to={paths.login} search={{ then }} kind="call">
          {t('app.title.login')}
        </ButtonLink>
      }
    >
      {t('survey.state.usedUpGuest')}
    </InvitationMessage>
  )
}

function LandOwner({ me }: { me: Me }) {
  const { t } = useTranslation()
  return (
    <InvitationMessage
      title={t('survey.state.ownerTitle')}
      actions={
        <>
          <SignOut />
          <ButtonLink to={homeOf(me)} kind="text">
            {t('app.title.myOwnedCommunities')}
          </ButtonLink>
        </>
      }
    >
      {t('survey.state.owner', { name: me.name })}
    </InvitationMessage>
  )
}

/** Shows people who already take part their next step. */
function Back({ id, invitation, me }: { id: string; invitation: OpenInvitation; me: Me }) {
  const { t } = useTranslation()
  const { survey, failure, retry } = useSurvey()
  if (failure !== null) return <NotRead failure={failure} onRetry={retry} />
  if (!survey) return <Waiting />
  // The person may have joined another survey since, or withdrawn a consent: consenting here returns to the survey of this invitation.
  if (survey.campaignId !== invitation.campaignId || survey.next === 'consent')
    return <ConsentStep id={id} invitation={invitation} me={me} />
  const { next, areas } = survey
  const title = t('survey.back.title', { name: me.name })
  const short = invitation.flow === 'pbl'
  if (next === 'done')
    return (
      <InvitationMessage
        title={title}
        actions={
          <ButtonLink to={short ? paths.myAreas : paths.funding} kind="call">
            {t(short ? 'survey.thanks.areas' : 'funding.requests.back')}
          </ButtonLink>
        }
      >
        {t(short ? 'survey.back.done' : 'survey.back.funded')}
      </InvitationMessage>
    )
  return (
    <InvitationMessage
      title={title}
      actions={
        <ButtonLink to={nextPage(survey)} kind="call">
          {t('survey.back.go')}
        </ButtonLink>
      }
    >
      {t('survey.back.text', { step: t(`survey.step.${next}`, { number: areas + 1, total: FOUR_AREAS }) })}
    </InvitationMessage>
  )
}
