import type { FormEvent, ReactNode, Ref } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button, PrimaryButton } from '../../platform/ui/Button.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './StepFrame.module.css'
import textClasses from '../../platform/ui/text.module.css'

interface StepFrameProps {
  title: string
  hint?: ReactNode
  children?: ReactNode
  next: string
  onNext: () => void
  busy?: string | false
  /** The reason why the next step is not possible yet; announced to screen readers. */
  why?: ReactNode
  onBack?: () => void
  /** Called to stop and finish later. */
  onLater?: () => void
  /** Other links, in place of the button for `onLater`. */
  rest?: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** The frame of one step of a survey: title, content, and the buttons below. */
export function StepFrame({
  title,
  hint,
  children,
  next,
  onNext,
  busy,
  why,
  onBack,
  onLater,
  rest,
  ref,
}: StepFrameProps) {
  const { t } = useTranslation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onNext()
  }
  return (
    <form ref={ref} className={classes.step} noValidate onSubmit={submit} aria-label={title}>
      <Stack gap="xl" className={classes.content}>
        <Stack gap="s">
          <h1 tabIndex={-1}>{title}</h1>
          {hint && <p className={textClasses.intro}>{hint}</p>}
        </Stack>
        {children}
      </Stack>
      <div className={classes.foot} data-bottom-tools>
        <p role="status" className={why ? `${textClasses.bad} ${classes.why}` : undefined}>
          {why}
        </p>
        <Row tight align="stretch">
          {onBack && (
            <Button kind="soft" onClick={onBack}>
              {t('app.word.back')}
            </Button>
          )}
          <PrimaryButton type="submit" busy={busy} className={classes.next}>
            {next}
          </PrimaryButton>
        </Row>
        <Row gap="l" justify="between" className={classes.rest}>
          {rest}
          {onLater && (
            <Button kind="text" onClick={onLater}>
              {t('survey.later')}
            </Button>
          )}
        </Row>
      </div>
    </form>
  )
}
