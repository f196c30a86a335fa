import type { PersonRecord } from '@fieldfare/shared/people.ts'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn, isGone } from '../../platform/api/queries.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { BackTo } from '../../platform/shell/layout/BackTo.tsx'
import { LANGUAGES } from '../../platform/shell/layout/languages.ts'
import { usePageTitle } from '../../platform/shell/routing/title.ts'
import { NothingToShow, NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { AccessSection } from './AccessSection.tsx'
import { LabelsSection } from './LabelsSection.tsx'
import { OwnerRoleSection } from './OwnerRoleSection.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './People.module.css'
import textClasses from '../../platform/ui/text.module.css'
import { hasMarks, PersonMarks } from './PersonMarks.tsx'
import { useOnce } from '../../platform/api/useLive.ts'
import { people } from './data.ts'

/** The page where admins read and change one person's account. */
export function PersonPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/people/$id' })
  const query = useOnce(people.one, { userId: id })
  const failure = failureIn(query)
  if (failure !== null)
    return isGone(failure) ? (
      <NothingToShow
        title={t('people.gone')}
        action={
          <ButtonLink to={paths.people} kind="call">
            {t('people.toList')}
          </ButtonLink>
        }
      />
    ) : (
      <NotRead failure={failure} onRetry={() => void query.refetch()} />
    )
  if (!query.data)
    return (
      <PageFrame title={t('app.title.person')}>
        <SkeletonLines label={t('people.loading')} lines={8} />
      </PageFrame>
    )
  return <Account key={id} person={query.data} />
}

function Account({ person }: { person: PersonRecord }) {
  const { t } = useTranslation()
  const { id, name } = person
  usePageTitle(name)
  return (
    <PageFrame
      title={name}
      {...(hasMarks(person) && { intro: <PersonMarks person={person} /> })}
      actions={<BackTo to={paths.people}>{t('people.toList')}</BackTo>}
      aside={
        <Stack snug className={classes.section}>
          <Link to={paths.auditLog} search={{ about: id }} className={textClasses.link}>
            {t('people.audit.about')}
          </Link>
          <Link to={paths.auditLog} search={{ by: id }} className={textClasses.link}>
            {t('people.audit.by')}
          </Link>
        </Stack>
      }
    >
      <Stack gap="xxl">
        <Facts person={person} />
        <AccessSection person={person} />
        <OwnerRoleSection person={person} />
        <LabelsSection person={person} />
      </Stack>
    </PageFrame>
  )
}

function Facts({ person }: { person: PersonRecord }) {
  const { t } = useTranslation()
  const { date, number, decimal } = useFormat()
  const { email, home, locale, organization, areaCount, communityCount, score, sessions, createdAt, leavingAt } = person
  const place = (degrees: number) => decimal(degrees, 5)
  return (
    <dl className={classes.facts}>
      <Fact term={t('people.fact.email')}>{email}</Fact>
      <Fact term={t('people.fact.registered')}>{date(createdAt)}</Fact>
      {leavingAt && <Fact term={t('people.fact.leaving')}>{date(leavingAt)}</Fact>}
      <Fact term={t('people.fact.language')}>{LANGUAGES[locale]}</Fact>
      <Fact term={t('people.fact.home')}>
        {home ? `${place(home.lat)}; ${place(home.lng)}` : t('people.fact.noHome')}
      </Fact>
      {organization && <Fact term={t('people.fact.organization')}>{organization}</Fact>}
      <Fact term={t('people.fact.areas')}>{number(areaCount)}</Fact>
      <Fact term={t('people.fact.communities')}>{number(communityCount)}</Fact>
      <Fact term={t('people.fact.points')}>{number(score)}</Fact>
      <Fact term={t('people.fact.sessions')}>{t('people.fact.devices', { count: sessions })}</Fact>
    </dl>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)
