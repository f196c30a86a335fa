import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

interface SignInDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** The reason why an account is needed. */
  children: ReactNode
  /** A note that says whether the guest's work so far is kept. */
  note?: string
  /** The label of the closing button; 'Cancel' by default. */
  cancel?: string
}

/** Asks a guest to sign in or register, and brings them back to this address after. */
export function SignInDialog({ open, onClose, title, children, note, cancel }: SignInDialogProps) {
  const { t } = useTranslation()
  const then = useRouterState({ select: ({ location }) => location.href })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            {cancel ?? t('app.word.cancel')}
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
      <p>{children}</p>
      {note && <p>{note}</p>}
    </Dialog>
  )
}
