import { NAMED_TOGETHER } from '@fieldfare/shared/limits.ts'
import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { pledges } from '../data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** Lists the public reasons why people give, without their names. */
export function Reasons({ pledge }: { pledge: PledgeView }) {
  const { t } = useTranslation()
  return (
    <Stack as="section" gap="s" aria-label={t('pledge.reasons.title')}>
      <h2>{t('pledge.reasons.title')}</h2>
      <PagedList
        query={usePagedQuery(pledges.reasons, { pledgeId: pledge.id, version: pledge.version })}
        loading={t('pledge.reasons.loading')}
        lines={3}
        empty={<p className={textClasses.quiet}>{t('pledge.reasons.none', { number: NAMED_TOGETHER })}</p>}
      >
        {(reasons) => (
          <Stack as="ul" lined>
            {reasons.map(({ id, text }) => (
              <li key={id} className={textClasses.people}>
                <q>{text}</q>
              </li>
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  )
}
