import { type Waiting, WAITING_PARTS, type WaitingItem, type WaitingPart } from '@fieldfare/shared/waiting.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { Skeleton } from '../../platform/ui/feedback/Skeleton.tsx'
import {
  IconChartBar,
  IconChevronRight,
  IconHeartHandshake,
  IconMail,
  IconMessage2,
  IconMessages,
  IconUsersGroup,
} from '../../platform/ui/icons.tsx'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { useMoreWaiting, waiting } from './waitingData.ts'
import { useLive } from '../../platform/api/useLive.ts'
import textClasses from '../../platform/ui/text.module.css'

const ICONS = {
  invitations: IconUsersGroup,
  inbox: IconMail,
  questions: IconChartBar,
  statements: IconMessages,
  answers: IconMessage2,
  gifts: IconHeartHandshake,
} satisfies Record<WaitingPart, unknown>

/** Lists what waits for the person by kind, each item with its link. Shows only a text if nothing waits. */
export function WaitingParts() {
  const { t } = useTranslation()
  const query = useLive(waiting)
  const failure = failureIn(query)
  const { data } = query
  const some = data && WAITING_PARTS.filter((part) => data[part].items.length > 0)
  return (
    <section aria-labelledby="home-waiting">
      <h2 id="home-waiting">{t('home.waiting.title')}</h2>
      {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
      {!data && failure === null && <Skeleton height={120} />}
      {some?.length === 0 && <p className={textClasses.intro}>{t('home.waiting.none')}</p>}
      {data && some && some.length > 0 && (
        <Grid least="l" gap="xl" filled>
          {some.map((part) => (
            <OnePart key={part} part={part} page={data[part]} />
          ))}
        </Grid>
      )}
    </section>
  )
}

function OnePart({ part, page }: { part: WaitingPart; page: Waiting[WaitingPart] }) {
  const { t } = useTranslation()
  const [expanded, setExpanded] = useState(false)
  const rest = useMoreWaiting(part, page.next, expanded)
  const Icon = ICONS[part]
  const items = [
    ...page.items,
    ...(expanded ? (rest.data?.pages.flatMap((one: Page<WaitingItem>) => one.items) ?? []) : []),
  ]
  const more = expanded ? rest.hasNextPage : page.next !== null
  return (
    <div>
      <Row as="h3" gap="s" className={textClasses.label}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {t(`home.waiting.part.${part}`)}
      </Row>
      <Stack as="ul" lined gap="s">
        {items.map((item, i) => (
          <li key={`${item.id} ${i}`}>
            <Line part={part} item={item} />
          </li>
        ))}
      </Stack>
      {expanded && rest.error && <FailureStrip failure={rest.error} onRetry={() => void rest.refetch()} />}
      {(more || rest.isFetching) && (
        <Button
          kind="text"
          busy={rest.isFetching && t('app.word.sending')}
          onClick={() => (expanded ? void rest.fetchNextPage() : setExpanded(true))}
        >
          {t('home.waiting.more')}
        </Button>
      )}
    </div>
  )
}

function Line({ part, item: { title, community, path, at, count } }: { part: WaitingPart; item: WaitingItem }) {
  const { t } = useTranslation()
  const { date, dateTime } = useFormat()
  const when = at && t(`home.waiting.at.${part}`, { date: part === 'gifts' ? date(at) : dateTime(at) })
  const facts = [community, count !== null && t('home.waiting.count', { count }), when].filter(Boolean)
  return (
    <Link to={path} className={layoutClass('row', { tight: true, pressed: true })}>
      <Stack as="span" grow gap="none">
        <strong>{title}</strong>
        <span className={textClasses.quiet}>{facts.join(' · ')}</span>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  )
}
