import { IconMapPin2, IconPolygon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useDrafts } from '../../draft/data.ts'
import { failureText } from '../../i18n/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { BackdropMap } from '../../ui/BackdropMap.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { NoticeStrip } from '../../ui/feedback/NoticeStrip.tsx'
import { PageFrame } from '../../ui/layout/PageFrame.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { useJustSaved, useMyAreas, useMyAreaTotals } from '../data.ts'
import { DraftRows } from './DraftRows.tsx'
import { JustSavedCard } from './JustSavedCard.tsx'
import { Timeline } from './Timeline.tsx'
import { useRemoval } from './useRemoval.ts'

/** The areas that one drew, newest first, with what is unfinished on top. */
export function MyAreasPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMyAreas()
  const totals = useMyAreaTotals().data
  const drafts = useDrafts('area')
  const saved = useJustSaved()
  const [leaving, setLeaving] = useState<MyAreaView | null>(null)
  const remove = useRemoval()
  const areas = data?.pages.flatMap(({ items }) => items)

  if (areas?.length === 0 && !hasNextPage && !saved) {
    return (
      <EmptyState
        title={t('area.mine.emptyTitle')}
        behind={<BackdropMap />}
        rest={drafts.length > 0 && <DraftRows drafts={drafts} label={t('area.mine.emptyDrafts')} />}
        actions={
          <ButtonLink to={paths.addArea} kind="call" icon={<IconPolygon size={22} aria-hidden="true" />}>
            {t('area.draw')}
          </ButtonLink>
        }
      >
        {t('area.mine.empty')}
      </EmptyState>
    )
  }

  return (
    <PageFrame
      title={t('app.title.myAreas')}
      intro={
        totals &&
        t('area.mine.total', {
          count: totals.count,
          number: format.number(totals.count),
          km2: format.km2(totals.jointKm2, totals.approximate),
        })
      }
      actions={
        <>
          <ButtonLink to={paths.map} kind={phone ? 'text' : 'soft'} icon={<IconMapPin2 size={22} aria-hidden="true" />}>
            {t('area.onMap')}
          </ButtonLink>
          {!phone && (
            <ButtonLink to={paths.addArea} kind="call" icon={<IconPolygon size={22} aria-hidden="true" />}>
              {t('area.draw')}
            </ButtonLink>
          )}
        </>
      }
    >
      {saved && <JustSavedCard saved={saved} />}
      <DraftRows drafts={drafts} />
      {error && !areas && (
        <NoticeStrip kind="bad" action={<Button onClick={() => void refetch()}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, error)}
        </NoticeStrip>
      )}
      {areas ? (
        <Timeline areas={areas} onRemove={setLeaving} />
      ) : (
        !error && <SkeletonLines label={t('area.mine.loading')} lines={8} />
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage && t('app.word.loading')} onClick={() => void fetchNextPage()}>
          {t('area.mine.more')}
        </Button>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={t('area.mine.removeTitle', { title: leaving?.title })}
        cancel={t('area.mine.removeKeep')}
        confirm={t('area.mine.removeConfirm')}
        danger
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove(leaving)
          setLeaving(null)
        }}
      >
        <p>{t('area.mine.removeText')}</p>
      </ConfirmDialog>
    </PageFrame>
  )
}
