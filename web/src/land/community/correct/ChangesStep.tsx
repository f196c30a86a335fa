import type { CorrectionPreview } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2, PREVIEWS_A_DAY } from '@fieldfare/shared/limits.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureOf, failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Square metres below which a difference in size is a rounding error. */
const SOME_LAND = 100

interface ChangesStepProps {
  preview: UseQueryResult<CorrectionPreview | null>
  /** Square metres of the current land. */
  before: number
}

/**
 * The step that previews a correction of the land: the size, the people who will join, that nobody leaves, and whether an admin decides.
 * A person who has used up today's previews may save the drawing without one.
 */
export function ChangesStep({ preview, before }: ChangesStepProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, error, refetch } = preview
  if (!data && isLimit(error))
    return (
      <NoticeStrip kind="warn" title={`${t('land.correct.enough', { number: format.number(PREVIEWS_A_DAY) })}.`}>
        {t('land.correct.enoughText')} {failureText(t, error)}
      </NoticeStrip>
    )
  if (error && !data) return <FailureStrip failure={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines label={t('land.correct.looking')} lines={4} />
  const { areaM2, addedM2, waits } = data
  return (
    <Stack gap="l">
      {waits && (
        <NoticeStrip kind="warn" title={`${t('land.correct.waits')}.`}>
          {waits.large && t('land.correct.waitsLarge', { km2: format.km2(CLAIM_KM2) })}{' '}
          {waits.over.length > 0 &&
            t('land.correct.waitsOver', { names: waits.over.map(({ title }) => title).join(', ') })}{' '}
          {t('land.correct.waitsText')}
        </NoticeStrip>
      )}
      <Stack as="dl">
        <Stack gap="xs">
          <dt className={textClasses.strong}>{t('land.correct.size')}</dt>
          <dd>{t('land.correct.sizes', { size: format.size(areaM2), before: format.size(before) })}</dd>
        </Stack>
        <Stack gap="xs">
          <dt className={textClasses.strong}>{t('land.correct.members')}</dt>
          <dd>{t(addedM2 < SOME_LAND ? 'land.correct.peopleSame' : 'land.correct.people')}</dd>
          <dd>{t('land.correct.stay')}</dd>
        </Stack>
      </Stack>
    </Stack>
  )
}

/** Tells whether an error is that of the daily limit: only this limit says when to try again, the rate limit does not. */
function isLimit(error: unknown): boolean {
  const { code, retryAfter } = failureOf(error)
  return code === 'too-many' && retryAfter !== undefined
}
