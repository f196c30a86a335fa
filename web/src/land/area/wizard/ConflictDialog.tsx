import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { boundsOf } from '../../../map/view/fit.ts'
import { MapView } from '../../../map/view/MapView.tsx'
import { failureIn } from '../../../platform/api/queries.ts'
import { usePublicConfig } from '../../../platform/api/publicConfig.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { FailureStrip } from '../../../platform/ui/layout/PagedList.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import type { AreaDraft } from '../areaPlan.ts'
import { areas } from '../data.ts'
import classes from './ConflictDialog.module.css'
import type { Decision } from './useSaveArea.ts'

const CONTROLS = ['zoom'] as const

interface ConflictDialogProps {
  /** The draft with the change that was made on this device. */
  draft: AreaDraft
  shape: AreaShape
  id: string
  onDecide: (decision: Decision) => void
  /** Called to drop this change and keep the area as it was changed elsewhere. */
  onGiveUp: () => void
  onClose: () => void
}

/** Shows an area's outline as changed here over its outline as changed elsewhere, and asks which of the two to keep. */
export function ConflictDialog({ draft, shape, id, onDecide, onGiveUp, onClose }: ConflictDialogProps) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const query = useOnce(areas.one, { id })
  const failure = failureIn(query)
  const theirs = query.data?.own ?? null
  const { level } = draft
  const shapes = useMemo(
    () =>
      theirs && level
        ? {
            mine: [{ id: 'mine', title: '', geometry: shape, level }],
            theirs: [{ id, title: '', geometry: theirs.geometry, level: theirs.level }],
          }
        : null,
    [theirs, shape, level, id],
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('outbox.conflict.title')}
      actions={
        theirs && (
          <>
            <Button kind="soft" onClick={onGiveUp}>
              {t('outbox.conflict.keepTheirs')}
            </Button>
            <Button kind="soft" onClick={() => onDecide({ both: crypto.randomUUID() })}>
              {t('outbox.conflict.keepBoth')}
            </Button>
            <Button kind="action" onClick={() => onDecide({ over: theirs.updatedAt })}>
              {t('outbox.conflict.saveMine')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {failure !== null && <FailureStrip failure={failure} onRetry={() => void query.refetch()} />}
        {!theirs && failure === null && <SkeletonLines label={t('app.word.loading')} lines={3} />}
        {theirs && shapes && (
          <>
            <p>{t('outbox.conflict.text', { when: ago(theirs.updatedAt) })}</p>
            <div className={classes.map}>
              <MapView
                label={t('outbox.conflict.map')}
                theme={theme}
                styleUrl={config?.mapStyleUrl ?? null}
                fit={boundsOf([shape, theirs.geometry])}
                everyone={false}
                mine={shapes.mine}
                fresh={shapes.theirs}
                selected="mine"
                controls={CONTROLS}
              />
            </div>
            <Stack as="ul" gap="xs">
              <Line label={t('outbox.conflict.mine')} title={draft.title} rating={draft.rating} />
              <Line label={t('outbox.conflict.theirs')} title={theirs.title} rating={theirs.rating} />
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function Line({ label, title, rating }: { label: string; title: string; rating: number | null }) {
  const { t } = useTranslation()
  return (
    <li>
      <span className={textClasses.label}>{label}</span>{' '}
      {[title.trim(), rating && `${rating} ${t('area.ofTen', { max: RATING_MAX })}`].filter(Boolean).join(', ')}
    </li>
  )
}
