import type { PolisView } from '@fieldfare/shared/polis.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { IconExternalLink } from '../../../platform/ui/icons.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { Card, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { addressIn, heightIn } from './frameMessages.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { conversations } from '../data.ts'
import classes from './PolisPage.module.css'

/** Milliseconds without a message from the polis site after which it is taken to be down or blocked. */
const AWAY_MS = 12_000
/** The height of the frame in pixels before the site requests one. */
const FIRST_HEIGHT = 700

interface ConversationFrameProps {
  conversation: PolisView
  /** True if the reader may vote; others only read. */
  member: boolean
}

/** The conversation of the polis site in a frame. Nothing is loaded from the site before the reader presses a button. */
export function ConversationFrame({ conversation, member }: ConversationFrameProps) {
  const { t, locale } = useTranslation()
  const query = useOnce(conversations.frame, { id: conversation.id, member })
  const [shown, setShown] = useState(false)
  const failure = failureIn(query)
  if (failure !== null) return <FailureStrip failure={failure} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <SkeletonLines label={t('app.word.loading')} lines={4} />
  if (query.data === null) return <NoticeStrip kind="plain">{t('polis.frame.off')}</NoticeStrip>
  const { address, votes } = query.data
  const site = new URL(address).host
  if (shown) return <Frame address={addressIn(address, locale)} site={site} title={conversation.title} />
  return (
    <Card as="section">
      <p>{t('polis.frame.third', { site })}</p>
      <p>{t(votes ? 'polis.frame.pseudonym' : 'polis.frame.reads')}</p>
      <div>
        <Button kind="call" onClick={() => setShown(true)}>
          {t('polis.frame.show')}
        </Button>
      </div>
    </Card>
  )
}

function Frame({ address, site, title }: { address: string; site: string; title: string }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const [away, setAway] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { origin } = new URL(address)
  const answered = height !== null

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const from = frame.current?.contentWindow
      if (!from || event.source !== from || event.origin !== origin) return
      setHeight((before) => heightIn(event.data, before))
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin])
  useEffect(() => {
    if (answered) return
    const timer = setTimeout(() => setAway(true), AWAY_MS)
    return () => clearTimeout(timer)
  }, [answered, attempt])
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  const retry = () => {
    setAway(false)
    setAttempt((count) => count + 1)
  }
  return (
    <Stack as="section">
      {!answered && !away && <p role="status">{t('polis.frame.waiting', { site })}</p>}
      {!answered && away && (
        <NoticeStrip kind="bad" action={<Button onClick={retry}>{t('app.word.tryAgain')}</Button>}>
          {t('polis.frame.away', { site })}
        </NoticeStrip>
      )}
      <iframe
        className={classes.frame}
        key={attempt}
        ref={frame}
        src={address}
        title={t('polis.frame.title', { title })}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="origin"
        style={{ height: `${height ?? FIRST_HEIGHT}px` }}
      />
      <p>
        <a className={textClasses.link} href={address} target="_blank" rel="noopener noreferrer">
          {t('polis.frame.elsewhere', { site })} <IconExternalLink size={18} aria-hidden="true" />
        </a>
      </p>
    </Stack>
  )
}
