import type { IntentAct, IntentView } from '@fieldfare/shared/intent.ts'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { logError } from '../../platform/api/log.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { useMe } from '../../platform/session/me.ts'
import { useSendAgain } from '../../platform/session/useSendAgain.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { IconClock } from '../../platform/ui/icons.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { dropIntent, intents, takeArrival } from './intents.ts'
import { intentText } from './intentText.ts'

/** Returns the person's intents (things begun) about a subject that are not done: they wait, or were refused. */
export function useOpenIntents(subjectId: string, ...acts: IntentAct[]): IntentView[] {
  const { me } = useMe()
  const { data } = useLive(intents.mine, undefined, { enabled: me !== null })
  if (!me || !data) return []
  return data.filter((one) => one.subjectId === subjectId && acts.includes(one.act) && one.state !== 'done')
}

interface IntentStripProps {
  intent: IntentView
  /** The person's text that waits to be sent. */
  children?: ReactNode
  /** Puts the text back into its box, to be edited. */
  onTakeBack?: () => void
}

/** Says, on the page where an intent was begun, that it waits until the e-mail address is verified, or why it was refused. */
export function IntentStrip({ intent, children, onTakeBack }: IntentStripProps) {
  const { t } = useTranslation()
  const { busy, send } = useSendAgain()
  const { id, state, subjectId } = intent
  const place = useArrival<HTMLDivElement>(subjectId)
  const waits = state === 'waiting'
  const drop = () => void dropIntent(id).catch(logError)
  return (
    <Stack tone={waits ? 'soft' : 'warn'} gap="s" role="status" ref={place}>
      <Row as="p" tight align="start" gap="s">
        <IconClock size={20} stroke={1.75} aria-hidden="true" />
        <span>{intentText(t, intent)}</span>
      </Row>
      {children && <Box className={textClasses.people}>{children}</Box>}
      <Row gap="l">
        {waits && (
          <Button kind="text" busy={busy} onClick={() => send(t('community.take.sent'))}>
            {t('account.verify.again')}
          </Button>
        )}
        {onTakeBack && (
          <Button
            kind="text"
            onClick={() => {
              onTakeBack()
              drop()
            }}
          >
            {t('intent.toBox')}
          </Button>
        )}
        {!(onTakeBack && !waits) && (
          <Button kind="text" onClick={drop}>
            {t(waits ? 'intent.withdraw' : 'intent.close')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** Scrolls to the element with the returned ref if the person came back, after signing in or verifying, for this subject. */
export function useArrival<E extends HTMLElement>(subjectId: string): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (!takeArrival(subjectId)) return
    // The router scrolls to the top once the page is rendered.
    const timer = setTimeout(() => show(ref.current), ARRIVE_AFTER)
    return () => clearTimeout(timer)
  }, [subjectId])
  return ref
}
/** Milliseconds in which the page around the element is laid out. */
const ARRIVE_AFTER = 100

/** Scrolls until the middle of an element is in the middle of the screen or, if it is tall, its top a quarter of the screen's height down. */
function show(element: HTMLElement | null): void {
  if (!element) return
  const { top, height } = element.getBoundingClientRect()
  const tall = height > innerHeight / 2
  scrollBy({ top: tall ? top - innerHeight / 4 : top + height / 2 - innerHeight / 2 })
}
