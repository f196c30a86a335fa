import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import classes from './PrintSheet.module.css'
import type { QrCode } from '@fieldfare/shared/qrCode.ts'

interface PrintSheetProps {
  community: Pick<CommunityView, 'id' | 'title'>
  link: string
  code: QrCode
  /** Called with true after printing, or with false if the map's picture could not be loaded. */
  onDone: (printed: boolean) => void
}

/** An A4 page to hang up: the community's name, its land on a map, QR code and link. It is hidden on the screen. */
export function PrintSheet({ community: { id, title }, link, code, onDone }: PrintSheetProps) {
  const { t } = useTranslation()
  const map = useRef<HTMLImageElement>(null)
  const done = useRef(onDone)
  useEffect(() => void (done.current = onDone))
  useEffect(() => {
    let cancelled = false
    document.documentElement.dataset['prints'] = 'sheet'
    const print = () => {
      if (cancelled) return
      // In browsers with a print dialog, this blocks until the dialog is closed.
      window.print()
      done.current(true)
    }
    map.current?.decode().then(print, () => cancelled || done.current(false))
    return () => {
      cancelled = true
      delete document.documentElement.dataset['prints']
    }
  }, [])
  return createPortal(
    <section className={classes.sheet} aria-hidden="true">
      <h1>{title}</h1>
      <p className={classes.lead}>{t('community.invite.sheetLead')}</p>
      <img ref={map} className={classes.map} src={`/pictures/communities/${id}/sheet.jpg?size=map`} alt="" />
      <div className={classes.foot}>
        <svg className={classes.code} viewBox={`0 0 ${code.side} ${code.side}`}>
          <path d={code.path} />
        </svg>
        <div>
          <p className={classes.how}>{t('community.invite.sheetHow')}</p>
          <p className={classes.link}>{link.replace(/^https?:\/\//, '')}</p>
          <p className={classes.name}>Fieldfare</p>
        </div>
      </div>
    </section>,
    document.body,
  )
}
