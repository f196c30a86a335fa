import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { withTexts } from '../../../platform/i18n/i18n.ts'
import { paths, patternOf } from '../../../platform/paths.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { Box, Row } from '../../../platform/ui/layout/Layout.tsx'
import { useWelcome } from './data.ts'
import { MapPicture } from './MapPicture.tsx'
import { WelcomeCard } from './WelcomeCard.tsx'
import { WelcomeField } from './WelcomeField.tsx'
import { WelcomeStill } from './WelcomeStill.tsx'
import { Proof } from './Proof.tsx'
import { WelcomeFrame } from './WelcomeFrame.tsx'
import classes from './WelcomePage.module.css'

// Fields and schemas load with the form, not with the first page.
const ForgotDialog = lazyPart(
  withTexts(async () => (await import('../auth/ForgotDialog.tsx')).ForgotDialog),
  null,
)

/** The first page for guests: a place that somebody loves, the field that asks for the guest's own place, and links to other pages. */
export function WelcomePage() {
  const { t } = useTranslation()
  const from = useRouterState({ select: ({ location }) => location.state.takenFrom })
  const welcome = useWelcome()
  const place = welcome?.place
  return (
    <WelcomeFrame
      map={place ? <WelcomeStill key={place.outline} place={place} /> : welcome && <MapPicture />}
      told={place && <WelcomeCard key={place.id} place={place} />}
      foot={<Ways then={from && patternOf(from)} />}
    >
      <div>
        <h1 className={classes.title} tabIndex={-1}>
          {t('welcome.title')}
        </h1>
        <p className={classes.text}>{t('welcome.text')}</p>
      </div>
      {from && (
        <Box as="p" tone="soft" role="status">
          {t('welcome.taken', { page: t(`app.title.${from}`) })}
        </Box>
      )}
      <WelcomeField />
      {welcome?.figures && <Proof figures={welcome.figures} />}
    </WelcomeFrame>
  )
}

/** Links to the map, to signing in and registering. @param then the page that the guest wanted to open; signing in leads there */
function Ways({ then }: { then: string | undefined }) {
  const { t } = useTranslation()
  const [forgot, setForgot] = useState(false)
  const search = then ? { then } : {}
  return (
    <>
      <Row gap="xl">
        <ButtonLink to={paths.map} kind="text">
          {t('welcome.look')}
        </ButtonLink>
        <ButtonLink to={paths.login} search={search} kind="text">
          {t('app.title.login')}
        </ButtonLink>
        <ButtonLink to={paths.landOwnerRegister} kind="text">
          {t('welcome.manageLand')}
        </ButtonLink>
      </Row>
      <Row gap="xl" className={classes.more}>
        <ButtonLink to={paths.register} search={search} kind="text">
          {t('app.title.register')}
        </ButtonLink>
        <Button kind="text" onClick={() => setForgot(true)}>
          {t('welcome.forgot')}
        </Button>
      </Row>
      <p className={classes.facts}>{t('welcome.time')}</p>
      {forgot && <ForgotDialog onClose={() => setForgot(false)} />}
    </>
  )
}
