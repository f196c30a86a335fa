import type { Me } from '@fieldfare/shared/account.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { HomePlace } from './HomePlace.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The person's home on a map. Only they and the admins can see it. */
export function HomeSection({ me }: { me: Me }) {
  const { t } = useTranslation()
  return (
    <Stack as="section" gap="l" snug aria-labelledby="home-title">
      <h2 id="home-title">{t('account.home.title')}</h2>
      <p className={textClasses.quiet}>{t('account.home.text')}</p>
      <HomePlace me={me} />
    </Stack>
  )
}
