import { AUDIT_ACTS, AUDIT_GROUP_NAMES, type AuditEntry } from '@fieldfare/shared/audit.ts'
import { KIND_LOG_ACTIONS } from '@fieldfare/shared/contentActs.ts'
import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { api } from '../../platform/api/client.ts'
import { list, usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import classes from './AuditLogPage.module.css'
import textClasses from '../../platform/ui/text.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'

const auditLog = list(api.feed.audit.list.query, [], { keepPrevious: true })

/** Lists for admins the recorded actions of admins, land owners and moderators. */
export function AuditLogPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: '/main/audit' })
  const group = AUDIT_GROUP_NAMES.find((one) => one === search.group)
  const query = usePagedQuery(auditLog, { group, byId: search.by, aboutId: search.about })
  const isFiltered = search.by !== undefined || search.about !== undefined
  return (
    <PageFrame title={t('app.title.auditLog')} intro={t('audit.intro')} actions={<ToAdmin />} text>
      <Stack gap="l">
        {isFiltered && (
          <NoticeStrip
            kind="plain"
            action={
              <ButtonLink to={paths.auditLog} kind="text">
                {t('audit.all')}
              </ButtonLink>
            }
          >
            {t('audit.onePerson')}
          </NoticeStrip>
        )}
        <div className={classes.filter}>
          <SelectField
            label={t('audit.filter')}
            data={[
              { value: '', label: t('audit.all') },
              ...AUDIT_GROUP_NAMES.map((value) => ({ value, label: t(`audit.group.${value}`) })),
            ]}
            value={group ?? ''}
            onChange={({ currentTarget: { value } }) =>
              void navigate({ to: paths.auditLog, search: { ...search, group: value || undefined }, replace: true })
            }
          />
        </div>
        <PagedList query={query} loading={t('audit.loading')} empty={<p>{t('audit.none')}</p>}>
          {(entries) => (
            <Stack as="ol" lined>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </PageFrame>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { by, person, community, key, change, at } = entry
  return (
    <li>
      <p className={textClasses.strong}>{sentenceOf(t, entry)}</p>
      {(person || community || key) && (
        <Row as="p" gap="l">
          {person && (
            <Link to={paths.person.pattern} params={{ id: person.id }} className={textClasses.link}>
              {person.name || t('app.word.formerMember')}
            </Link>
          )}
          {community && (
            <Link to={paths.community.pattern} params={{ id: community.id }} className={textClasses.link}>
              {community.title}
            </Link>
          )}
          {key && <span>{key}</span>}
          {change && <span>{t('audit.changed', { before: number(change.before), after: number(change.after) })}</span>}
        </Row>
      )}
      <p className={textClasses.quiet}>
        {by ? by.name || t('app.word.formerMember') : t('audit.server')}, <Ago at={at} />
      </p>
    </li>
  )
}

/** Returns a sentence in the reader's language that says what was done; it contains the action's name if there is no text for it. */
function sentenceOf(t: Translate, { action, kind }: AuditEntry): string {
  const knownAct = AUDIT_ACTS.find((act) => act === action)
  if (knownAct) return t(`audit.act.${knownAct}`)
  const ofKind = KIND_LOG_ACTIONS.find((act) => act === action)
  if (ofKind) return t(`content.${ofKind}Audited`)
  const content = CONTENT_KINDS.find((one) => one === kind)
  if (content && action === `${content}.delete`) return t('audit.deleted', { kind: t(`content.${content}.noun`) })
  if (content && action === `${content}.restore`) return t('audit.restored', { kind: t(`content.${content}.noun`) })
  return t('audit.other', { action })
}
