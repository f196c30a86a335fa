import { useTranslation } from '../../platform/i18n/translation.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../platform/ui/feedback/NoticeStrip.tsx'
import { IconEyeOff } from '../../platform/ui/icons.tsx'
import { BulletList } from '../../platform/ui/layout/BulletList.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { NothingCharged } from './NothingCharged.tsx'
import textClasses from '../../platform/ui/text.module.css'

const POINTS = ['amount', 'places', 'goals', 'change'] as const

/** Explains what the budget is, who sees it, and that nothing is charged. */
export function IntroductionStep({ noAreas }: { noAreas: boolean }) {
  const { t } = useTranslation()
  return (
    <Stack gap="xl">
      {noAreas && (
        <NoticeStrip kind="plain" action={<ButtonLink to={paths.addArea}>{t('funding.introduction.draw')}</ButtonLink>}>
          {t('funding.introduction.noAreas')}
        </NoticeStrip>
      )}
      <BulletList items={POINTS.map((point) => t(`funding.introduction.points.${point}`))} />
      <Row as="p" tight align="start" gap="s" className={textClasses.quiet}>
        <IconEyeOff size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('funding.introduction.private')}</span>
      </Row>
      <NothingCharged />
    </Stack>
  )
}
