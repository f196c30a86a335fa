import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface SignInDialogProps {
  open: boolean
  /** Of the community. */
  title: string
  onClose: () => void
}

/** Asks a guest who wants to take part for an account, and brings them back here after. */
export function SignInDialog({ open, title, onClose }: SignInDialogProps) {
  const { t } = useTranslation()
  const then = useRouterState({ select: ({ location }) => location.href })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('discussion.take.askTitle', { title })}
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            {t('app.word.cancel')}
          </Button>
          <ButtonLink to={paths.register} search={{ then } as never} replace kind="soft">
            {t('app.title.register')}
          </ButtonLink>
          <ButtonLink to={paths.login} search={{ then } as never} replace kind="action">
            {t('app.title.login')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('discussion.take.ask')}</p>
    </Dialog>
  )
}
