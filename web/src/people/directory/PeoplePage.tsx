import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { type FoundPerson, PEOPLE_STATES, type PeopleState } from '@fieldfare/shared/people.ts'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { Avatar } from '../../platform/ui/Avatar.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './People.module.css'
import { PersonMarks } from './PersonMarks.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { people } from './data.ts'
import textClasses from '../../platform/ui/text.module.css'

/** Milliseconds without typing after which people are searched. */
const REST_MS = 300

/** The page where admins find people by name or e-mail address. */
export function PeoplePage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const router = useRouter()
  const search = useSearch({ from: '/main/people' })
  const state = PEOPLE_STATES.find((one) => one === search.state) ?? 'all'
  const [typed, setTyped] = useState(search.words ?? '')
  const words = search.words ?? ''
  const query = usePagedQuery(people.find, { words, state })
  const show = (next: { words?: string | undefined; state?: PeopleState }) =>
    void navigate({ to: paths.people, search: { words: words || undefined, state, ...next }, replace: true })

  useEffect(() => {
    const next = typed.trim()
    if (next === words) return
    const timer = setTimeout(() => {
      // The admin may have opened a person meanwhile, whose page is still loading.
      if (router.latestLocation.pathname !== paths.people) return
      void navigate({ to: paths.people, search: (now) => ({ ...now, words: next || undefined }), replace: true })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, words, navigate, router])

  return (
    <PageFrame title={t('app.title.people')} intro={t('people.intro')} actions={<ToAdmin />} text>
      <div className={classes.search} role="search">
        <TextField
          label={t('people.search')}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SelectField
          label={t('people.show')}
          data={PEOPLE_STATES.map((value) => ({ value, label: t(`people.state.${value}`) }))}
          value={state}
          onChange={({ currentTarget }) =>
            show({ state: PEOPLE_STATES.find((one) => one === currentTarget.value) ?? 'all' })
          }
        />
      </div>
      <PagedList
        query={query}
        loading={t('people.loading')}
        empty={
          <p role="status" className={textClasses.quiet}>
            {t('people.none')}
          </p>
        }
      >
        {(people) => (
          <Stack as="ul" lined>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </Stack>
        )}
      </PagedList>
    </PageFrame>
  )
}

function PersonRow({ person }: { person: FoundPerson }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { id, name, addressHint, createdAt } = person
  return (
    <Row as="li" tight pressed>
      <Avatar name={name} />
      <Box grow>
        <p>
          <Link to={paths.person.pattern} params={{ id }}>
            {name}
          </Link>{' '}
          <PersonMarks person={person} />
        </p>
        <p className={textClasses.quiet}>
          {addressHint}, {t('people.since', { date: date(createdAt) })}
        </p>
      </Box>
    </Row>
  )
}
