import { Link, useMatch, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../shell/routing/lazyPart.tsx'
import { homeOf } from '../../shell/routing/redirect.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { useMe } from '../data.ts'
import { keepCampaign } from './campaign.ts'
import { EntryFrame } from '../auth/EntryFrame.tsx'
import { LaterMap } from './LaterMap.tsx'
import classes from './WelcomePage.module.css'

// Fields and schemas load with the form, not with the first page.
const ForgotDialog = lazyPart(
  withTexts(async () => (await import('../auth/ForgotDialog.tsx')).ForgotDialog),
  null,
)

/** The first page: look around, sign in, register, or ask for a new password. With an id it is an invitation. */
export function WelcomePage() {
  const { t } = useTranslation()
  const id = useMatch({ from: '/bare/welcome/$id', shouldThrow: false })?.params.id
  const phone = usePhone()
  const [forgot, setForgot] = useState(false)
  const invited = id !== undefined
  const from = useRouterState({ select: ({ location }) => location.state.takenFrom })
  useEffect(() => {
    if (id) keepCampaign(id)
  }, [id])

  return (
    <EntryFrame behind={<LaterMap />} foot={phone ? undefined : <OwnerLine />}>
      <h1 className={classes.title} tabIndex={-1}>
        {invited ? t('welcome.invitedTitle') : t('welcome.title')}
      </h1>
      {from && (
        <p className={classes.taken} role="status">
          {t('welcome.taken', { page: t(`app.title.${from}`) })}
        </p>
      )}
      <p className={classes.text}>{invited ? t('welcome.invitedText') : t('welcome.text')}</p>
      <p className={classes.facts}>
        {invited ? `${t('welcome.invitedTime')} ${t('welcome.invitedReward')}` : t('welcome.time')}
      </p>
      <Ways invited={invited} phone={phone} then={from && paths[from]} />
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

/** `then`: the page that was chosen before; signing in leads there. */
function Ways({ invited, phone, then }: { invited: boolean; phone: boolean; then: string | undefined }) {
  const { t } = useTranslation()
  const { me } = useMe()
  // Of those who are signed in, only invited people get here: the plain page redirects them home.
  if (me)
    return (
      <div className={classes.ways}>
        <ButtonLink to={homeOf(me)} kind="call" wide>
          {t('welcome.goOn')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={classes.ways}>
      {invited ? (
        <ButtonLink to={paths.register} kind="call" wide>
          {t('welcome.takePart')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.map} kind="call" wide>
          {t('welcome.look')}
        </ButtonLink>
      )}
      <div className={classes.pair}>
        <ButtonLink to={paths.login} search={then ? { then } : {}} kind="outline" wide>
          {phone && !invited ? t('welcome.signInOrRegister') : t('app.title.login')}
        </ButtonLink>
        {!phone && !invited && (
          <ButtonLink to={paths.register} search={then ? { then } : {}} kind="outline" wide>
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
