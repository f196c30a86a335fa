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
  /** Called after printing, or when the map could not be had. */
  onDone: (printed: boolean) => void
}

/** A page of A4 to hang up: name, land on the map, code and link. On the screen it is not shown. */
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
      // Blocks until the dialog is closed, where the browser has one.
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
