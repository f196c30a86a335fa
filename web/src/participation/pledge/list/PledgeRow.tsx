import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentRow } from '../../../content/ContentRow.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { IconHeartHandshake } from '../../../platform/ui/icons.tsx'
import { useAmounts } from '../amounts.ts'
import classes from '../page/Progress.module.css'

/** One support project in a list, with the pledged part of its goal and the number of people who pledged. */
export function PledgeRow({ pledge }: { pledge: PledgeView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { plain, each } = useAmounts()
  const { id, title, goal, amount, type, pledgers, photos } = pledge
  const [photo] = photos
  const of = t('pledge.progress.ofWhole', {
    amount: plain(amount),
    goal: type === 'fixed' ? plain(goal) : each(goal, type),
  })
  return (
    <ContentRow
      leading={
        photo ? (
          <img className={classes.photo} src={photoUrl(photo.id, 'list')} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className={classes.icon}>
            <IconHeartHandshake size={22} aria-hidden="true" />
          </span>
        )
      }
      title={<Link to={paths.pledge(id)}>{title}</Link>}
      facts={
        <>
          {of} · {t('pledge.progress.people', { count: pledgers, number: number(pledgers) })}
        </>
      }
    >
      <progress className={classes.bar} value={Math.min(amount, goal)} max={goal} aria-label={of} />
    </ContentRow>
  )
}
