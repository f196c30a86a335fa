import { invitationPath } from '@fieldfare/shared/surveyFlow.ts'
import { useParams } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { currentLocale, useTranslation } from '../../../platform/i18n/translation.ts'
import { isGone } from '../../../platform/api/queries.ts'
import { withTexts } from '../../../platform/i18n/i18n.ts'
import { paths } from '../../../platform/paths.ts'
import { useMe } from '../../../platform/session/me.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { EntryFrame } from '../auth/EntryFrame.tsx'
import { keepCampaign } from './campaign.ts'
import { useInvitation } from './invitation.ts'
import classes from './InvitedPage.module.css'
import { MapPicture } from './MapPicture.tsx'

// Fields and schemas load with the form, not with the page.
const ForgotDialog = lazyPart(
  withTexts(async () => (await import('../auth/ForgotDialog.tsx')).ForgotDialog),
  null,
)

/** The page shown if the invitation does not exist. */
const NotThere = lazyPart(
  withTexts(async () => (await import('../../../platform/shell/states/NotFoundPage.tsx')).NotFoundPage),
)

/** The page that an invitation's link opens: its text, and buttons to take part or sign in. */
export function InvitedPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/bare/welcome/$id' })
  const { me } = useMe()
  const [forgot, setForgot] = useState(false)
  const invitation = useInvitation(id)
  const campaignId = invitation.data?.campaignId
  useEffect(() => {
    if (campaignId) keepCampaign(campaignId)
  }, [campaignId])
  const ownTexts = invitation.data?.texts[currentLocale()]
  // Deferred, so that this page stays on screen until the not-found page has loaded.
  const isMissing = useDeferredValue(isGone(invitation.error))
  if (isMissing) return <NotThere />
  const begin = invitationPath(invitation.data?.flow ?? 'texel-continue-register', id)

  return (
    <EntryFrame behind={<MapPicture />}>
      <h1 className={classes.title} tabIndex={-1}>
        {ownTexts?.title || t('welcome.invitedTitle')}
      </h1>
      <p className={classes.text}>{ownTexts?.text || t('welcome.invitedText')}</p>
      <p className={classes.facts}>{`${t('welcome.invitedTime')} ${t('welcome.invitedReward')}`}</p>
      <div className={classes.ways}>
        <ButtonLink to={begin} kind="call" wide>
          {me ? t('welcome.goOn') : t('welcome.takePart')}
        </ButtonLink>
        {!me && (
          <ButtonLink to={paths.login} search={{ then: begin }} kind="outline" wide>
            {t('app.title.login')}
          </ButtonLink>
        )}
      </div>
      <div className={classes.more}>
        <ButtonLink to={paths.map} kind="text">
          {t('welcome.look')}
        </ButtonLink>
        <Button kind="text" onClick={() => setForgot(true)}>
          {t('welcome.forgot')}
        </Button>
      </div>
      {forgot && <ForgotDialog onClose={() => setForgot(false)} />}
    </EntryFrame>
  )
}
