import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { Button, type ButtonKind } from '../../platform/ui/Button.tsx'
import { IconCheck } from '../../platform/ui/icons.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { type Joinable, useSubscription } from './useSubscription.ts'

interface SubscribeButtonProps {
  community: Joinable
  /** The style of the button before joining: orange for the main button of the page. */
  kind?: ButtonKind
  wide?: boolean
}

/** The button that joins a community; the membership shows at once. A member sees their status instead; a press on it offers to leave. */
export function SubscribeButton({ community, kind = 'soft', wide }: SubscribeButtonProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { subs, change } = useSubscription()
  const [open, setOpen] = useState(false)
  const { id, title, creator } = community
  if (subs.includes(id))
    return (
      <>
        <Button
          kind="soft"
          wide={wide}
          icon={<IconCheck size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-label={t('community.memberOf', { title })}
          onClick={() => setOpen(true)}
        >
          {t('community.member')}
        </Button>
        <MemberDialog
          community={open ? community : null}
          onClose={() => setOpen(false)}
          onLeave={() => {
            setOpen(false)
            change(community, false)
          }}
        />
      </>
    )
  return (
    <Button
      // The owner of the land has no need to join it.
      kind={creator && creator.id === me?.id ? 'text' : kind}
      wide={wide}
      aria-label={t('community.subscribeTo', { title })}
      onClick={() => change(community, true)}
    >
      {t('community.subscribe')}
    </Button>
  )
}
