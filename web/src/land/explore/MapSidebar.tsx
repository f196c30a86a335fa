import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Panel } from '../../platform/ui/layout/Panel.tsx'
import { Sheet } from '../../platform/ui/overlay/Sheet.tsx'
import type { Detent } from '../../platform/ui/overlay/sheetDrag.ts'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import classes from './MapSidebar.module.css'
import type { SideMode } from './sideMode.ts'

const OPENS_AT: Record<SideMode, Detent> = {
  overview: 'peek',
  chooser: 'half',
  area: 'half',
  community: 'half',
  areas: 'full',
  communities: 'full',
  love: 'peek',
}

interface MapSideProps {
  mode: SideMode
  title: ReactNode
  subtitle?: ReactNode
  tool?: ReactNode
  /** Shown on a phone in place of the title. */
  peek?: ReactNode
  onClose?: (() => void) | undefined
  foot?: ReactNode
  children: ReactNode
  sheet: SheetPlace
}

export interface SheetPlace {
  detent: Detent
  move(detent: Detent): void
}

/** Returns the height (detent) of the sheet: first the height for its content, then that to which the user dragged the sheet. */
export function useSheetPlace(mode: SideMode): SheetPlace {
  const [moved, setMoved] = useState<{ mode: SideMode; detent: Detent }>()
  return {
    detent: moved?.mode === mode ? moved.detent : OPENS_AT[mode],
    move: (detent) => setMoved({ mode, detent }),
  }
}

/** A panel beside the map on a wide screen, a sheet over it on a phone. */
export function MapSidebar({ mode, title, subtitle, tool, peek, onClose, foot, children, sheet }: MapSideProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const close = onClose && { label: t('app.word.close'), onPress: onClose }
  if (!phone)
    return (
      <Panel title={title} subtitle={subtitle} tool={tool} close={close} foot={foot}>
        {children}
      </Panel>
    )
  return (
    <Sheet
      title={title}
      subtitle={subtitle}
      detent={sheet.detent}
      onDetent={sheet.move}
      gripLabel={t('app.word.moveSheet')}
      tool={tool}
      peek={peek}
      close={close}
      // All contents except the pick list have their own URL, so that Back closes them anyway.
      backCloses={mode === 'chooser'}
    >
      {children}
      {foot && <div className={classes.foot}>{foot}</div>}
    </Sheet>
  )
}
