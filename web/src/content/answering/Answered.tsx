import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconCheck } from '../../platform/ui/icons.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './Answered.module.css'

interface AnsweredProps {
  /** True if the answer was given here and now: the focus follows it. */
  now: boolean
  onChange?: (() => void) | undefined
  children: ReactNode
}

/** One sentence in place of the buttons: the answer, and a button to change it. */
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
