import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

/** Asks for the account that saving needs, and brings back to exactly here. */
export function AccountNeeded({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const then = useRouterState({ select: ({ location }) => location.href })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('area.wizard.account.title')}
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            {t('area.wizard.account.back')}
          </Button>
          <ButtonLink to={paths.login} search={{ then }} replace kind="soft">
            {t('app.title.login')}
          </ButtonLink>
          <ButtonLink to={paths.register} search={{ then }} replace kind="action">
            {t('app.title.register')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('errors.code.account-required')}</p>
      <p>{t('area.wizard.account.text')}</p>
    </Dialog>
  )
}
