import type { ClientErrorView } from '@fieldfare/shared/diagnostics.ts'
import { APP_VERSION } from '@fieldfare/shared/version.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { api, withCallName } from '../../platform/api/client.ts'
import { errorsHere } from '../../platform/api/log.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { read } from '../../platform/api/read.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { list, usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { useFormat } from '../../platform/i18n/format.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { useStatus } from '../../platform/shell/states/status.ts'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import classes from './DebugPage.module.css'
import textClasses from '../../platform/ui/text.module.css'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'

const serverVersion = read(withCallName('/healthz', readVersion), { retry: false })
const clientErrors = list(api.feed.admin.clientErrors.query, [])

/** Shows facts for troubleshooting: version, connection, feeds and errors. Shows nothing about a person. */
export function DebugPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const { connection, dataReady } = useStatus()
  const server = useOnce(serverVersion)
  const queries = queryClient.getQueryCache().getAll()
  const failed = queries.filter(({ state }) => state.status === 'error').length
  const worker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const loggedErrors = errorsHere()
  return (
    <PageFrame title={t('app.title.debug')} intro={t('debug.intro')} actions={me?.admin && <ToAdmin />} text>
      <Stack gap="xl">
        <dl className={classes.facts}>
          <Fact term={t('debug.version')}>{APP_VERSION}</Fact>
          <Fact term={t('debug.serverVersion')}>{server.data ?? t('debug.notKnown')}</Fact>
          <Fact term={t('debug.connection')}>{t(`debug.state.${connection}`)}</Fact>
          <Fact term={t('debug.feeds')}>
            {t(dataReady ? 'debug.ready' : 'debug.notReady')}
            <br />
            {t('debug.caches', { count: queries.length, failed })}
          </Fact>
          <Fact term={t('debug.worker')}>{t(worker ? 'debug.workerOn' : 'debug.workerOff')}</Fact>
        </dl>
        <Stack as="section" gap="s" aria-labelledby="debug-here">
          <h2 id="debug-here">{t('debug.here')}</h2>
          {loggedErrors.length === 0 ? (
            <p>{t('debug.noneHere')}</p>
          ) : (
            <Stack as="ul" lined>
              {loggedErrors.map(({ at, message }) => (
                <li key={`${at} ${message}`}>
                  <p className={textClasses.strong}>{message}</p>
                  <p className={textClasses.quiet}>
                    <Ago at={at} />
                  </p>
                </li>
              ))}
            </Stack>
          )}
        </Stack>
        {me?.admin && <Everywhere />}
      </Stack>
    </PageFrame>
  )
}

/** Lists for admins the errors that other people's browsers reported. */
function Everywhere() {
  const { t } = useTranslation()
  const query = usePagedQuery(clientErrors)
  return (
    <Stack as="section" gap="s" aria-labelledby="debug-everywhere">
      <h2 id="debug-everywhere">{t('debug.everywhere')}</h2>
      <p className={textClasses.quiet}>{t('debug.everywhereHint')}</p>
      <PagedList query={query} loading={t('debug.loading')} lines={3} empty={<p>{t('debug.noneEverywhere')}</p>}>
        {(errors) => (
          <Stack as="ul" lined>
            {errors.map((error) => (
              <Reported key={error.id} error={error} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  )
}

function Reported({ error: { message, stack, page, times, lastAt } }: { error: ClientErrorView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <li>
      <p className={textClasses.strong}>{message}</p>
      <p className={textClasses.quiet}>
        {t('debug.times', { count: times, number: number(times) })}
        {page && `, ${t('debug.on', { page })}`}, <Ago at={lastAt} />
      </p>
      {stack && (
        <details>
          <summary className={classes.summary}>{t('debug.stack')}</summary>
          <pre className={layoutClass('box', { tone: 'sunk', note: true }, classes.stack)}>{stack}</pre>
        </details>
      )}
    </li>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)

async function readVersion(): Promise<string | null> {
  const answer = await fetch('/healthz', { cache: 'no-store' })
  const { version }: { version?: unknown } = await answer.json()
  return typeof version === 'string' ? version : null
}
