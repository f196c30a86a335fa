import { useTranslation } from '../../platform/i18n/translation.ts'
import { IconArrowLeft } from '../../platform/ui/icons.tsx'
import pillClasses from '../controls/pill.module.css'
import classes from './DrawHead.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface DrawHeadProps {
  title: string
  onBack: () => void
  /** The number of this drawing among several. If given, the title is visible until the first dot; otherwise only screen readers get the title. */
  count?: string | undefined
  begun?: boolean
  /** Leaves the screen to finish the drawing later; offered only with `count`. */
  onLater?: () => void
}

/** The head of a phone's screen over the map while drawing: a back button; with several drawings also `count` and a button to finish later. */
export function DrawHead({ title, onBack, count, begun = false, onLater }: DrawHeadProps) {
  const { t } = useTranslation()
  const heading = (look?: string) => (
    <h1 tabIndex={-1} className={look}>
      {title}
    </h1>
  )
  return (
    <Row as="header" tight gap="s" className={classes.head}>
      <button type="button" className={classes.back} aria-label={t('app.word.back')} onClick={onBack}>
        <IconArrowLeft size={24} aria-hidden="true" />
      </button>
      {count === undefined ? (
        heading(textClasses.heard)
      ) : (
        <Stack gap="none" className={classes.words}>
          <p className={textClasses.label}>{count}</p>
          {heading(begun ? textClasses.heard : undefined)}
        </Stack>
      )}
      {count !== undefined && onLater && (
        <button type="button" className={`${pillClasses.pill} ${classes.later}`} onClick={onLater}>
          {t('draw.later')}
        </button>
      )}
    </Row>
  )
}
