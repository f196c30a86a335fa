import type { VoteCount } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './VoteBar.module.css'

/** The votes on a viewpoint as one bar of those who agree, disagree and pass, with the numbers as text below. */
export function VoteBar({ count: { agrees, disagrees, passes } }: { count: VoteCount }) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  const all = agrees + disagrees + passes
  if (all === 0) return <p className={textClasses.quiet}>{t('opinion.list.none')}</p>
  const width = (part: number) => ({ width: `${(part / all) * 100}%` })
  const share = (part: number) => ({ share: percent(part / all) })
  const words = [
    t('opinion.list.agrees', share(agrees)),
    t('opinion.list.disagrees', share(disagrees)),
    ...(passes > 0 ? [t('opinion.list.passes', share(passes))] : []),
    t('opinion.list.votes', { count: all, number: number(all) }),
  ]
  return (
    <>
      <div className={classes.track} aria-hidden="true">
        <span className={classes.agrees} style={width(agrees)} />
        <span className={classes.passes} style={width(passes)} />
        <span className={classes.disagrees} style={width(disagrees)} />
      </div>
      <p className={textClasses.quiet}>{words.join(', ')}</p>
    </>
  )
}
