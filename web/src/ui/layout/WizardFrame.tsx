import { IconCheck } from '@tabler/icons-react'
import type { FormEvent, ReactNode, Ref } from 'react'
import { Button, PrimaryButton } from '../Button.tsx'
import classes from './WizardFrame.module.css'

interface WizardFrameProps {
  /** Counted from 1. */
  step: number
  total: number
  /** The short name of the step, and "Step 4 of 8". */
  stepName: string
  stepOf: string
  title: string
  hint?: ReactNode
  children: ReactNode
  back?: { label: string; onPress: () => void }
  /** "Next: how often". The button stays enabled when something is missing: `onNext` then shows what. */
  next: string
  onNext: () => void
  busy?: string | false
  /** Why the next step is not possible yet; announced. */
  why?: string
  /** "Stop and finish later". */
  later?: { label: string; onPress: () => void }
  /** "Draft saved": quiet text, never a toast. */
  saved?: string
  ref?: Ref<HTMLFormElement>
}

/** One step of a wizard: progress on top, the question, and the buttons at the bottom. Fills its container. */
export function WizardFrame(props: WizardFrameProps) {
  const { step, total, stepName, stepOf, title, hint, children, back, next, onNext, busy, why, later, saved, ref } =
    props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onNext()
  }
  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.scroll}>
        <p className={classes.step}>
          <strong>{stepName}</strong>
          <span>{stepOf}</span>
        </p>
        <div className={classes.segments} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={index < step ? `${classes.segment} ${classes.done}` : classes.segment} />
          ))}
        </div>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.hint}>{hint}</p>
        {children}
      </div>
      <div className={classes.foot}>
        <p role="status" className={why ? classes.why : undefined}>
          {why}
        </p>
        <div className={classes.buttons}>
          {back && (
            <Button kind="soft" onClick={back.onPress}>
              {back.label}
            </Button>
          )}
          <PrimaryButton type="submit" busy={busy} className={classes.next}>
            {next}
          </PrimaryButton>
        </div>
        {(later || saved) && (
          <div className={classes.quiet}>
            <span role="status" className={classes.saved}>
              {saved && <IconCheck size={18} aria-hidden="true" />}
              {saved}
            </span>
            {later && (
              <Button kind="text" onClick={later.onPress}>
                {later.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </form>
  )
}
