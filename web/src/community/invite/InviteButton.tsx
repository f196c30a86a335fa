import type { CommunityView } from '@fieldfare/shared/community.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logError } from '../../api/log.ts'
import { loadChunk } from '../../shell/routing/chunk.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/overlay/toasts.ts'

type InviteDialogType = ComponentType<{
  community: Pick<CommunityView, 'id' | 'title'>
  open: boolean
  onClose: () => void
}>

const loadDialog = () => loadChunk(async () => (await import('./InviteDialog.tsx')).InviteDialog)

/** For members: opens the community's short link and QR code, which load at the first press. */
export function InviteButton({ community }: { community: Pick<CommunityView, 'id' | 'title'> }) {
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
      <Button kind="soft" icon={<IconUserPlus size={22} aria-hidden="true" />} onClick={() => void show()}>
        {t('community.invite.button')}
      </Button>
      {Dialog && <Dialog community={community} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
