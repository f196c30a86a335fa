import type { CommunityView } from '@fieldfare/shared/community.ts'
import { type ComponentType, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { logError } from '../../../platform/api/log.ts'
import { loadChunk } from '../../../platform/shell/routing/chunk.ts'
import { Button, type ButtonKind } from '../../../platform/ui/Button.tsx'
import { IconUserPlus } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'

type InviteDialogType = ComponentType<{
  community: Pick<CommunityView, 'id' | 'title'>
  open: boolean
  onClose: () => void
}>

const loadDialog = () => loadChunk(async () => (await import('./InviteDialog.tsx')).InviteDialog)

interface InviteButtonProps {
  community: Pick<CommunityView, 'id' | 'title'>
  kind?: ButtonKind
  label?: string
  /** True to put the title of the community into the label for screen readers, in lists of several communities. */
  named?: boolean
  /** True to leave out the icon where there is little room. */
  bare?: boolean
}

/** The button that opens the dialog with the community's link, QR code, sheet to print and text to send. The dialog loads at the first press. */
export function InviteButton({ community, kind = 'soft', label, named = false, bare = false }: InviteButtonProps) {
  const { t } = useTranslation()
  const [Dialog, setDialog] = useState<InviteDialogType>()
  const [open, setOpen] = useState(false)

  async function show() {
    try {
      const loaded = Dialog ?? (await loadDialog())
      setDialog(() => loaded)
      setOpen(true)
    } catch (error) {
      logError(error)
      showToast(t('app.chunk.text'))
    }
  }

  return (
    <>
      <Button
        kind={kind}
        aria-haspopup="dialog"
        aria-label={named ? t('community.begin.inviteNamed', { title: community.title }) : undefined}
        icon={!bare && <IconUserPlus size={22} aria-hidden="true" />}
        onClick={() => void show()}
      >
        {label ?? t('community.invite.button')}
      </Button>
      {Dialog && <Dialog community={community} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
