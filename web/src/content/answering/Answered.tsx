import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconCheck } from '../../platform/ui/icons.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './Answered.module.css'

interface AnsweredProps {
  /** True if the person just gave the answer here: the focus moves from the vanished button to this sentence. */
  now: boolean
  onChange?: (() => void) | undefined
  children: ReactNode
}

/** Replaces the answer buttons by one sentence with the given answer, and a button to change it. */
export function Answered({ now, onChange, children }: AnsweredProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (now && document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  }, [now])
  return (
    <Row gap="l" className={classes.answered}>
      <Row as="p" tight gap="s" ref={row} tabIndex={-1} className={`${textClasses.label} ${classes.sentence}`}>
        <IconCheck size={20} aria-hidden="true" />
        {children}
      </Row>
      {onChange && (
        <Button kind="text" onClick={onChange}>
          {t('home.answer.change')}
        </Button>
      )}
    </Row>
  )
}
