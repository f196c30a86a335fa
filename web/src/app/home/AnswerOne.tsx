import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { createElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { answerPart } from '../../content/answering/answerPart.tsx'
import { useKeptItems } from '../../content/answering/useKeptItems.ts'
import { Card, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './HomePage.module.css'

/** Milliseconds from an answer until the next card appears: `BUSY_MS` while the person still uses the answered card. */
const NEXT_MS = 2000
const BUSY_MS = 10_000

/** Shows one question at a time; after an answer, the next one replaces it. Renders nothing if there is nothing to answer. */
export function AnswerOne({ items }: { items: readonly Answerable[] }) {
  const { t } = useTranslation()
  const queue = useKeptItems(items)
  const [at, setAt] = useState(0)
  const [answered, setAnswered] = useState<string | null>(null)
  const [touched, setTouched] = useState(0)
  const item = queue[at]
  const isAnswered = item !== undefined && item.id === answered
  const box = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!isAnswered) return
    const timer = setTimeout(
      () => {
        hadFocus.current = box.current?.contains(document.activeElement) ?? false
        setAt((before) => before + 1)
        setTouched(0)
      },
      touched > 0 ? BUSY_MS : NEXT_MS,
    )
    return () => clearTimeout(timer)
  }, [isAnswered, touched])
  useEffect(() => {
    // The focused element was removed with the previous card.
    if (hadFocus.current) box.current?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [at])
  if (queue.length === 0) return null
  const touch = () => isAnswered && setTouched((before) => before + 1)
  return (
    <div ref={box} tabIndex={-1}>
      {item ? (
        <Card
          as="section"
          pad="l"
          key={item.id}
          className={classes.one}
          aria-label={t('home.answer.label')}
          onPointerDown={touch}
          onKeyDown={touch}
        >
          <Stack gap="s">
            <p className={textClasses.quiet}>{item.community.title}</p>
            {createElement(answerPart(item.kind), {
              item,
              first: !isAnswered,
              onAnswered: (is: boolean) => setAnswered(is ? item.id : null),
            })}
          </Stack>
        </Card>
      ) : (
        <p role="status" className={textClasses.intro}>
          {t('home.answer.done')}
        </p>
      )}
    </div>
  )
}
