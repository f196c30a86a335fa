import { Link, useMatch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { homeOf } from '../../shell/routing/redirect.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { useMe } from '../data.ts'
import { keepCampaign } from './campaign.ts'
import { EntryFrame } from '../auth/EntryFrame.tsx'
import { LaterMap } from './LaterMap.tsx'
import classes from './WelcomePage.module.css'

// Fields and their checks come with the form, not with the first page.
const ForgotDialog = lazy(withTexts(async () => ({ default: (await import('../auth/ForgotDialog.tsx')).ForgotDialog })))

/** The first page: look around, sign in, register, or ask for a new password. With an id it is an invitation. */
export function WelcomePage() {
  const { t } = useTranslation()
  const id = useMatch({ from: '/bare/welcome/$id', shouldThrow: false })?.params.id
  const phone = usePhone()
  const [forgot, setForgot] = useState(false)
  const invited = id !== undefined
  useEffect(() => {
    if (id) keepCampaign(id)
  }, [id])

  return (
    <EntryFrame behind={<LaterMap />} foot={phone ? undefined : <OwnerLine />}>
      <h1 className={classes.title} tabIndex={-1}>
        {invited ? t('welcome.invitedTitle') : t('welcome.title')}
      </h1>
      <p className={classes.text}>{invited ? t('welcome.invitedText') : t('welcome.text')}</p>
      <p className={classes.facts}>
        {invited ? `${t('welcome.invitedTime')} ${t('welcome.invitedReward')}` : t('welcome.time')}
      </p>
      <Ways invited={invited} phone={phone} />
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
      {forgot && (
        <Suspense>
          <ForgotDialog onClose={() => setForgot(false)} />
        </Suspense>
      )}
    </EntryFrame>
  )
}

function Ways({ invited, phone }: { invited: boolean; phone: boolean }) {
  const { t } = useTranslation()
  const { me } = useMe()
  // Only an invitation shows itself to those who are signed in: the plain page has sent them home.
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
        <ButtonLink to={paths.login} kind="outline" wide>
          {phone && !invited ? t('welcome.signInOrRegister') : t('app.title.login')}
        </ButtonLink>
        {!phone && !invited && (
          <ButtonLink to={paths.register} kind="outline" wide>
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
