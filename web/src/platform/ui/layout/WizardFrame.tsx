import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Button, PrimaryButton } from '../Button.tsx'
import { IconAlertTriangle, IconCheck } from '../icons.tsx'
import { ProgressSegments } from '../feedback/ProgressSegments.tsx'
import textClasses from '../text.module.css'
import { Box, Row } from './Layout.tsx'
import classes from './WizardFrame.module.css'

interface WizardFrameProps {
  /** The short name of the step. */
  stepName: string
  /** The number of the step, counted from 1, and "Step 4 of 8"; undefined if steps can be taken in any order. */
  progress?: { step: number; total: number; label: string } | undefined
  title: string
  hint?: ReactNode
  children: ReactNode
  back?: { label: string; onPress: () => void }
  /** "Next: how often". The button stays enabled when something is missing: `onNext` then shows what. */
  next: string
  onNext: () => void
  busy?: string | false
  /** The reason why the next step is not possible yet; announced. */
  why?: string
  /** True if `why` notes that nothing is lost, since the draft is saved and is sent later. */
  kept?: boolean
  /** "Stop and finish later". Without it, the foot has the main buttons only, and `saved` is shown on top. */
  later?: { label: string; onPress: () => void }
  /** "Draft saved": quiet text, never a toast. */
  saved?: string
  /** True if `saved` says that the last change is kept nowhere. */
  unsaved?: boolean
  ref?: Ref<HTMLFormElement>
}

/** One step of a wizard: progress on top, the question, and the buttons at the bottom. Fills its container. */
export function WizardFrame(props: WizardFrameProps) {
  const { stepName, progress, title, hint, children, back, next, onNext, busy, why, kept, later, saved, unsaved, ref } =
    props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onNext()
  }
  const progressId = useId()
  const savedText = (
    <Row as="span" tight gap="xs" role="status" className={`${textClasses.quiet} ${classes.saved}`}>
      <SavedText saved={saved} unsaved={unsaved} />
    </Row>
  )
  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={submit}>
      <Box pad="gutter" className={classes.scroll}>
        <Row as="p" tight justify="between" className={textClasses.small}>
          <strong className={classes.name}>{stepName}</strong>
          {progress && (
            <span id={progressId} className={`${textClasses.quiet} ${classes.at}`}>
              {progress.label}
            </span>
          )}
        </Row>
        {progress && (
          <ProgressSegments
            done={progress.step}
            total={progress.total}
            className={later ? classes.segments : classes.segmentsAbove}
          />
        )}
        {!later && savedText}
        <h1 className={classes.title} tabIndex={-1} aria-describedby={progress && progressId}>
          {title}
        </h1>
        <p className={`${textClasses.intro} ${classes.hint}`}>{hint}</p>
        {children}
      </Box>
      <div className={classes.foot} data-bottom-tools>
        <Box
          as="p"
          role="status"
          tone={why && kept ? 'warn' : undefined}
          note
          className={why && `${kept ? textClasses.small : textClasses.bad} ${classes.why}`}
        >
          {why}
        </Box>
        <Row tight align="stretch" className={classes.buttons}>
          {back && (
            <Button kind="soft" className={classes.back} onClick={back.onPress}>
              {back.label}
            </Button>
          )}
          <PrimaryButton type="submit" busy={busy} className={classes.next}>
            {next}
          </PrimaryButton>
        </Row>
        {later && (
          <Row justify="between" gap="none" className={classes.end}>
            {savedText}
            <Button kind="text" onClick={later.onPress}>
              {later.label}
            </Button>
          </Row>
        )}
      </div>
    </form>
  )
}

/** The text about the place of the draft, with a tick, or with a warning sign if the last change is kept nowhere. */
export function SavedText({ saved, unsaved }: Pick<WizardFrameProps, 'saved' | 'unsaved'>) {
  if (!saved) return null
  const Icon = unsaved ? IconAlertTriangle : IconCheck
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      {saved}
    </>
  )
}
