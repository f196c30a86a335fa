import type { FoundPerson } from '@fieldfare/shared/people.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import classes from './People.module.css'

const MARKS = ['admin', 'owner', 'disabled'] as const

type Marked = Pick<FoundPerson, 'admin' | 'owner' | 'verified' | 'tags'> & { disabled: unknown }

export const hasMarks = (person: Marked): boolean =>
  MARKS.some((mark) => person[mark]) || !person.verified || person.tags.length > 0

/** The state and the labels of an account, as small marks beside the name. */
export function PersonMarks({ person }: { person: Marked }) {
  const { t } = useTranslation()
  return (
    <span className={classes.marks}>
      {MARKS.filter((mark) => person[mark]).map((mark) => (
        <span key={mark} className={mark === 'disabled' ? `${classes.mark} ${classes.bad}` : classes.mark}>
          {t(`people.mark.${mark}`)}
        </span>
      ))}
      {!person.verified && <span className={`${classes.mark} ${classes.warn}`}>{t('people.mark.unverified')}</span>}
      {person.tags.map((tag) => (
        <span key={tag} className={`${classes.mark} ${classes.label}`}>
          {tag}
        </span>
      ))}
    </span>
  )
}
