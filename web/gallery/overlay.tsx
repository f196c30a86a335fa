import { useRouter } from '@tanstack/react-router'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { useEffect, useState } from 'react'
import { Button } from '../src/platform/ui/Button.tsx'
import { MenuButton } from '../src/platform/ui/overlay/MenuButton.tsx'
import { ActionMenu } from '../src/platform/ui/overlay/ActionMenu.tsx'
import { ConfirmDialog } from '../src/platform/ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../src/platform/ui/overlay/Dialog.tsx'
import { PocketScreen } from '../src/platform/ui/overlay/PocketScreen.tsx'
import { Sheet } from '../src/platform/ui/overlay/Sheet.tsx'
import type { Detent } from '../src/platform/ui/overlay/sheetDrag.ts'
import { Toaster } from '../src/platform/ui/overlay/Toaster.tsx'
import { showToast, type Toast } from '../src/platform/ui/overlay/toasts.ts'
import { UnsavedDialog } from '../src/platform/ui/overlay/UnsavedDialog.tsx'
import { type Entry, nothing } from './entry.ts'

const confirm = (t: Translate) => ({
  open: true,
  title: t('app.unsaved.title'),
  confirm: t('app.unsaved.leave'),
  cancel: t('app.unsaved.stay'),
  onConfirm: nothing,
  onCancel: nothing,
})

interface MovedSheetProps {
  t: Translate
  first: Detent
  closable?: boolean
  peek?: string
}

function MovedSheet({ t, first, closable, peek }: MovedSheetProps) {
  const [detent, setDetent] = useState(first)
  return (
    <Sheet
      title={`${t('app.title.area')} (${peek ? `${first}, +` : first})`}
      subtitle={closable ? t('area.frequency.daily') : undefined}
      detent={detent}
      onDetent={setDetent}
      gripLabel={t('app.word.moveSheet')}
      peek={peek}
      close={closable ? { label: t('app.word.close'), onPress: nothing } : undefined}
      backCloses={false}
    >
      {t('area.levelHint.world')}
    </Sheet>
  )
}

function Toasted({ t, action }: { t: Translate; action?: Toast['action'] }) {
  useEffect(() => void showToast(t('app.connection.allSent'), action), [t, action])
  return <Toaster closeLabel={t('app.word.close')} />
}

/** Navigates away at once, so that `UnsavedDialog` asks whether to leave. */
function Leaving() {
  const { history } = useRouter()
  useEffect(() => history.push('/gallery/elsewhere'), [history])
  return <UnsavedDialog dirty onLeave={nothing} />
}

const UNDO = { label: 'Undo', onPress: nothing }

export const overlay: Entry[] = [
  {
    part: 'Dialog',
    shown: 'alone',
    states: {
      plain: (t) => (
        <Dialog open onClose={nothing} title={t('app.title.area')}>
          {t('area.levelHint.world')}
        </Dialog>
      ),
      'with actions': (t) => (
        <Dialog
          open
          onClose={nothing}
          title={t('app.title.area')}
          actions={<Button kind="action">{t('app.word.keep')}</Button>}
        >
          {t('area.levelHint.world')}
        </Dialog>
      ),
    },
  },
  {
    part: 'ActionMenu',
    states: {
      closed: (t) => (
        <ActionMenu label={t('app.word.actionsFor', { title: 'Texel' })} title="Texel" close={t('app.word.close')}>
          {() => <Button wide>{t('area.edit')}</Button>}
        </ActionMenu>
      ),
    },
  },
  {
    part: 'MenuButton',
    states: {
      closed: (t) => (
        <MenuButton label={t('community.now.make')} kind="call">
          <Button>{t('area.edit')}</Button>
        </MenuButton>
      ),
      dots: (t) => (
        <MenuButton dots label={t('app.word.actionsFor', { title: 'Texel' })}>
          <Button>{t('area.edit')}</Button>
        </MenuButton>
      ),
    },
  },
  {
    part: 'ConfirmDialog',
    shown: 'alone',
    states: {
      plain: (t) => <ConfirmDialog {...confirm(t)}>{t('app.unsaved.text')}</ConfirmDialog>,
      danger: (t) => (
        <ConfirmDialog {...confirm(t)} danger>
          {t('app.unsaved.text')}
        </ConfirmDialog>
      ),
      busy: (t) => <ConfirmDialog {...confirm(t)} busy={t('app.word.sending')} />,
    },
  },
  { part: 'UnsavedDialog', shown: 'alone', states: { asking: () => <Leaving /> } },
  {
    part: 'PocketScreen',
    shown: 'alone',
    states: {
      dark: (t) => (
        <PocketScreen open onClose={nothing} label={t('draw.walk.unlock')}>
          {t('draw.walk.accuracy', { metres: 6 })}
        </PocketScreen>
      ),
    },
  },
  {
    part: 'Sheet',
    shown: 'framed',
    states: {
      peek: (t) => <MovedSheet t={t} first="peek" />,
      'peek with content': (t) => <MovedSheet t={t} first="peek" peek={t('area.levelHint.country')} />,
      half: (t) => <MovedSheet t={t} first="half" closable />,
      full: (t) => <MovedSheet t={t} first="full" closable />,
    },
  },
  {
    part: 'Toaster',
    shown: 'alone',
    states: {
      plain: (t) => <Toasted t={t} />,
      'with an action': (t) => <Toasted t={t} action={UNDO} />,
    },
  },
]
