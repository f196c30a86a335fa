import type { OpenInvitation } from '@fieldfare/shared/survey.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { currentLocale, useTranslation } from '../../platform/i18n/translation.ts'
import { RegisterFields, useRegistration } from '../../people/account/auth/RegisterFields.tsx'
import { paths } from '../../platform/paths.ts'
import { useReturn } from '../../platform/shell/routing/useReturn.ts'
import { BackdropMap } from '../../platform/ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../platform/ui/Button.tsx'
import { EmptyState } from '../../platform/ui/feedback/EmptyState.tsx'
import { StepFrame } from './StepFrame.tsx'

/** The step in which a participant registers or signs in. The next step is shown automatically once they are signed in. */
export function AccountStep({ invitation }: { invitation: OpenInvitation }) {
  const { flow } = invitation
  const [isNew, setNew] = useState(flow !== 'texel-continue-virtual-funding')
  return isNew ? (
    <NewAccount invitation={invitation} />
  ) : (
    <OldAccount invitation={invitation} onNew={() => setNew(true)} />
  )
}

function NewAccount({ invitation: { campaignId, texts } }: { invitation: OpenInvitation }) {
  const { t } = useTranslation()
  const back = useReturn()
  const form = useRegistration(() => undefined, campaignId)
  const ownTexts = texts[currentLocale()]
  return (
    <StepFrame
      ref={form.ref}
      title={ownTexts?.title || t('welcome.invitedTitle')}
      hint={ownTexts?.text || t('survey.account.intro')}
      next={t('survey.account.next')}
      onNext={form.submit}
      busy={form.sending && t('account.register.sending')}
      rest={
        <span>
          {t('survey.account.have')}{' '}
          <Link to={paths.login} search={back}>
            {t('app.title.login')}
          </Link>
        </span>
      }
    >
      {ownTexts?.text && <p>{t('survey.account.intro')}</p>}
      <RegisterFields form={form} />
    </StepFrame>
  )
}

/** Asks people who drew their places in an earlier survey to sign in. */
function OldAccount({ invitation: { texts }, onNew }: { invitation: OpenInvitation; onNew: () => void }) {
  const { t } = useTranslation()
  const back = useReturn()
  const ownTexts = texts[currentLocale()]
  return (
    <EmptyState
      title={ownTexts?.title || t('survey.account.againTitle')}
      behind={<BackdropMap />}
      actions={
        <>
          <ButtonLink to={paths.login} search={back} kind="call">
            {t('app.title.login')}
          </ButtonLink>
          <Button kind="text" onClick={onNew}>
            {t('survey.account.new')}
          </Button>
        </>
      }
    >
      {ownTexts?.text || t('survey.account.again')}
    </EmptyState>
  )
}
