import { Link, useMatch, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts, currentLocale } from '../../../platform/i18n/i18n.ts'
import { invitationPath } from '@fieldfare/shared/surveyFlow.ts'
import { isGone } from '../../../platform/api/queries.ts'
import { paths, patternOf } from '../../../platform/paths.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { useInvitation } from './invitation.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { useMe } from '../../../platform/session/me.ts'
import { keepCampaign } from './campaign.ts'
import { EntryFrame } from '../auth/EntryFrame.tsx'
import { LaterMap } from './LaterMap.tsx'
import { Box } from '../../../platform/ui/layout/Layout.tsx'
import classes from './WelcomePage.module.css'

// Fields and schemas load with the form, not with the first page.
const ForgotDialog = lazyPart(
  withTexts(async () => (await import('../auth/ForgotDialog.tsx')).ForgotDialog),
  null,
)

/** Shown in place of an invitation that does not exist. */
const NotThere = lazyPart(
  withTexts(async () => (await import('../../../platform/shell/states/NotFoundPage.tsx')).NotFoundPage),
)

/** The first page: look around, sign in, register, or ask for a new password. With an id it is an invitation. */
export function WelcomePage() {
  const { t } = useTranslation()
  const id = useMatch({ from: '/bare/welcome/$id', shouldThrow: false })?.params.id
  const phone = usePhone()
  const [forgot, setForgot] = useState(false)
  const invited = id !== undefined
  const from = useRouterState({ select: ({ location }) => location.state.takenFrom })
  const invitation = useInvitation(id)
  const campaignId = invitation.data?.campaignId
  useEffect(() => {
    if (campaignId) keepCampaign(campaignId)
  }, [campaignId])
  const ownTexts = invitation.data?.texts[currentLocale()]
  // The current page stays on screen until the next one has loaded.
  const isMissing = useDeferredValue(invited && isGone(invitation.error))
  if (isMissing) return <NotThere />

  return (
    <EntryFrame behind={<LaterMap />} foot={phone ? undefined : <OwnerLine />}>
      <h1 className={classes.title} tabIndex={-1}>
        {invited ? ownTexts?.title || t('welcome.invitedTitle') : t('welcome.title')}
      </h1>
      {from && (
        <Box as="p" tone="soft" className={classes.taken} role="status">
          {t('welcome.taken', { page: t(`app.title.${from}`) })}
        </Box>
      )}
      <p className={classes.text}>{invited ? ownTexts?.text || t('welcome.invitedText') : t('welcome.text')}</p>
      <p className={classes.facts}>
        {invited ? `${t('welcome.invitedTime')} ${t('welcome.invitedReward')}` : t('welcome.time')}
      </p>
      <Ways
        invitation={id && invitationPath(invitation.data?.flow ?? 'texel-continue-register', id)}
        phone={phone}
        then={from && patternOf(from)}
      />
      <div className={classes.more}>
        {invited && (
          <ButtonLink to={paths.map} kind="text">
            {t('welcome.look')}
          </ButtonLink>
        )}
        <Button kind="text" onClick={() => setForgot(true)}>
          {t('welcome.forgot')}
        </Button>
        {phone && !invited && (
          <ButtonLink to={paths.landOwnerRegister} kind="text">
            {t('welcome.manageLand')}
          </ButtonLink>
        )}
      </div>
      {forgot && <ForgotDialog onClose={() => setForgot(false)} />}
    </EntryFrame>
  )
}

interface WaysProps {
  /** The path of the invitation in the address. */
  invitation: string | undefined
  phone: boolean
  /** The page that was chosen before; signing in leads there. */
  then: string | undefined
}

function Ways({ invitation, phone, then }: WaysProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const back = invitation ?? then
  const search = back ? { then: back } : {}
  if (invitation)
    return (
      <div className={classes.ways}>
        <ButtonLink to={invitation} kind="call" wide>
          {me ? t('welcome.goOn') : t('welcome.takePart')}
        </ButtonLink>
        {!me && (
          <ButtonLink to={paths.login} search={search} kind="outline" wide>
            {t('app.title.login')}
          </ButtonLink>
        )}
      </div>
    )
  // Without an invitation, the route already redirects visitors who are signed in.
  return (
    <div className={classes.ways}>
      <ButtonLink to={paths.map} kind="call" wide>
        {t('welcome.look')}
      </ButtonLink>
      <div className={classes.pair}>
        <ButtonLink to={paths.login} search={search} kind="outline" wide>
          {phone ? t('welcome.signInOrRegister') : t('app.title.login')}
        </ButtonLink>
        {!phone && (
          <ButtonLink to={paths.register} search={search} kind="outline" wide>
            {t('app.title.register')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function OwnerLine() {
  const { t } = useTranslation()
  return (
    <p>
      {t('welcome.owner')}{' '}
      <Link to={paths.landOwnerRegister} className={classes.owner}>
        {t('welcome.startCommunity')}
      </Link>
    </p>
  )
}
