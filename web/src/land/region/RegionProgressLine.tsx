import { useSelector } from '@tanstack/react-store'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { ProgressBar } from '../../platform/ui/feedback/ProgressBar.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { comesLater } from './createOfflineMaps.ts'
import { useBytes } from './data.ts'
import { bytesOf, regionsState } from './regionMap.ts'
import { useFormat } from '../../platform/i18n/format.ts'

/** A line with the state of an offline map: the progress of its download, the reason why it failed, or its size and age. */
export function RegionProgressLine({ id }: { id: string }) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const bytesText = useBytes()
  const { maps, work, failures } = useSelector(regionsState)
  const [map, step, failure] = [maps?.find((one) => one.id === id), work[id], failures[id]]
  if (step) {
    const text =
      step.step === 'file'
        ? t('region.step.file', { done: bytesText(step.done), size: bytesText(step.of) })
        : t(`region.step.${step.step}`)
    return (
      <Stack gap="xs">
        <p role="status">{text}</p>
        <ProgressBar label={text} value={step.of > 0 ? step.done : undefined} max={step.of} />
        <p className={textClasses.quiet}>{t('region.continues')}</p>
      </Stack>
    )
  }
  if (failure)
    return (
      <p role="status" className={textClasses.bad}>
        {failure === 'room'
          ? t('region.noRoom')
          : [failureText(t, { code: failure }), comesLater(failure) && t('region.later')].filter(Boolean).join(' ')}
      </p>
    )
  if (!map) return null
  return (
    <p role="status" className={textClasses.quiet}>
      {map.takenAt === null
        ? t('region.partly')
        : t('region.ready', { size: bytesText(bytesOf(map)), when: ago(new Date(map.takenAt)) })}
    </p>
  )
}
