import type { Me } from '@fieldfare/shared/account.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The person's points, karma and medals. */
export function EarnedSection({ me: { score, karma, medals } }: { me: Me }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const medalNames = medals.map((medal) => t(`notice.medal.${medal}`)).join(', ')
  return (
    <Stack as="section" gap="l" snug aria-labelledby="earned-title">
      <h2 id="earned-title">{t('account.earned.title')}</h2>
      <p>{t('app.nav.points', { count: score })}</p>
      <p>{t('account.earned.karma', { karma: number(karma) })}</p>
      {medalNames && <p>{t('account.earned.medals', { medals: medalNames })}</p>}
    </Stack>
  )
}
