import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconPrinter, IconShare } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { saveFile } from '../../../platform/ui/saveFile.ts'
import classes from './TakeAlong.module.css'
import { Row } from '../../../platform/ui/layout/Layout.tsx'

interface TakeAlongProps {
  /** The URL of the card. It changes whenever the card's content does. */
  src: string
  /** The URL of the card for printing; by default `src`. */
  printed?: string
  title: string
}

/** Two buttons: one shares a card by the device's share sheet, or without a sheet saves it as a file; the other prints it. */
export function TakeAlong({ src, printed = src, title }: TakeAlongProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [printing, setPrinting] = useState(false)
  const shares = sharesFiles()

  const share = async () => {
    setBusy(true)
    try {
      const card = await fetchCard(src)
      const file = new File([card], `${fileName(title)}.${ENDINGS[card.type]}`, { type: card.type })
      if (shares) await navigator.share({ files: [file], title }).catch(unlessDismissed)
      else saveFile(file.name, file.type, file)
    } catch {
      showToast(t('story.card.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Row gap="s">
      <Button
        icon={<IconShare size={20} aria-hidden="true" />}
        busy={busy && t('story.card.making')}
        onClick={() => void share()}
      >
        {t(shares ? 'story.card.share' : 'story.card.save')}
      </Button>
      <Button
        icon={<IconPrinter size={20} aria-hidden="true" />}
        busy={printing && t('story.card.making')}
        onClick={() => setPrinting(true)}
      >
        {t('story.card.print')}
      </Button>
      {printing && (
        <PrintedCard
          src={printed}
          alt={title}
          onDone={(done) => {
            setPrinting(false)
            if (!done) showToast(t('story.card.failed'))
          }}
        />
      )}
    </Row>
  )
}

interface PrintedCardProps {
  src: string
  alt: string
  onDone: (printed: boolean) => void
}

/** The card as the only content of the printed page; it is hidden on the screen. */
function PrintedCard({ src, alt, onDone }: PrintedCardProps) {
  const image = useRef<HTMLImageElement>(null)
  const done = useRef(onDone)
  useEffect(() => void (done.current = onDone))
  useEffect(() => {
    let cancelled = false
    document.documentElement.dataset['prints'] = 'card'
    const print = () => {
      if (cancelled) return
      // In browsers with a print dialog, this blocks until the dialog is closed.
      window.print()
      done.current(true)
    }
    image.current?.decode().then(print, () => cancelled || done.current(false))
    return () => {
      cancelled = true
      delete document.documentElement.dataset['prints']
    }
  }, [])
  return createPortal(<img ref={image} className={classes.printed} src={src} alt={alt} />, document.body)
}

const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg' }

async function fetchCard(src: string): Promise<Blob> {
  const answer = await fetch(src)
  const card = await answer.blob()
  // A captive portal answers with an HTML page instead of the picture.
  if (!answer.ok || !ENDINGS[card.type]) throw new Error(`card: ${answer.status}`)
  return card
}

/** Tells whether to share the card by the share sheet: only on touch devices, since people at a desktop expect a file. */
function sharesFiles(): boolean {
  if (typeof navigator.canShare !== 'function' || !matchMedia('(pointer: coarse)').matches) return false
  return navigator.canShare({ files: [new File([''], 'card.png', { type: 'image/png' })] })
}

function unlessDismissed(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
}

/** Returns a title as a file name that is valid on every operating system. */
const fileName = (title: string): string =>
  title
    .replaceAll(/[\\/:*?"<>|.]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() || 'Fieldfare'
