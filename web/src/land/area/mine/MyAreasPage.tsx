import { useEffect, useState } from 'react'
import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Advert } from '../../../content/announcement/Advert.tsx'
import { isBeforeAdvert } from '../../../content/announcement/advertPositions.ts'
import { useDrafts } from '../../../platform/draft/data.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { jointSize } from '../../../platform/i18n/jointSize.ts'
import { paths } from '../../../platform/paths.ts'
import { BackdropMap } from '../../../platform/ui/BackdropMap.tsx'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { IconMapPin2, IconPolygon } from '../../../platform/ui/icons.tsx'
import { ConfirmDialog } from '../../../platform/ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '../../../platform/ui/feedback/EmptyState.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { outbox } from '../../../platform/outbox/outbox.ts'
import { useEntries } from '../../../platform/outbox/outboxState.ts'
import { areaAct, areaDeleteAct, useDeleteArea } from '../areaActs.ts'
import { UnsentAreas } from './UnsentAreas.tsx'
import { areas, forgetSaved, readMyAreas, useJustSaved } from '../data.ts'
import { DraftRows } from './DraftRows.tsx'
import { AreaEntry } from './AreaEntry.tsx'
import { AreaFinish } from '../finish/AreaFinish.tsx'
import { PlacesCardButton } from './PlacesCard.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import classes from './MyAreasPage.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The page with the person's areas, newest first, below their unfinished areas. */
export function MyAreasPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const query = usePagedQuery(areas.mine)
  const totals = useLive(areas.mineTotals).data
  const drafts = useDrafts('area')
  const saved = useJustSaved()
  const [deleting, setDeleting] = useState<MyAreaView | null>(null)
  const { mutateAsync: remove } = useDeleteArea()
  const { mutateAsync: restore } = useCall(api.measure.restore.mutate, { onSettled: readMyAreas })
  const { run } = useUndoableAction()
  const bringBack = async (area: MyAreaView) => {
    const waiting = outbox.waiting(areaDeleteAct, area)
    await (waiting ? outbox.discard(waiting.id) : restore({ measureId: area.id }))
  }
  const unsent = useEntries(areaAct)
  useEffect(() => forgetSaved, [])

  const confirmed = () => {
    setDeleting(null)
    if (!deleting) return
    const { title } = deleting
    void run({
      do: () => remove(deleting),
      message: t('area.mine.removed', { title }),
      undo: { do: () => bringBack(deleting), message: t('area.mine.restored', { title }) },
    })
  }

  if (query.items?.length === 0 && !query.hasMore && !saved && unsent.length === 0) {
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
        totals === undefined
          ? null
          : t('area.mine.total', {
              count: totals.count,
              number: format.number(totals.count),
              km2: jointSize(format, totals, query.items),
            })
      }
      actions={
        <>
          <ButtonLink to={paths.map} kind={phone ? 'text' : 'soft'} icon={<IconMapPin2 size={22} aria-hidden="true" />}>
            {t('area.onMap')}
          </ButtonLink>
          {query.items && <PlacesCardButton kind={phone ? 'text' : 'soft'} />}
          {!phone && (
            <ButtonLink to={paths.addArea} kind="call" icon={<IconPolygon size={22} aria-hidden="true" />}>
              {t('area.draw')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="l">
        <UnsentAreas entries={unsent} />
        <DraftRows drafts={drafts} />
        <PagedList query={query} loading={t('area.mine.loading')} lines={8}>
          {(areas) => <Timeline areas={areas} onDelete={setDeleting} />}
        </PagedList>
      </Stack>
      {saved && <AreaFinish saved={saved} onClose={forgetSaved} />}
      <ConfirmDialog
        open={deleting !== null}
        title={t('area.mine.removeTitle', { title: deleting?.title })}
        cancel={t('area.mine.removeKeep')}
        confirm={t('area.mine.removeConfirm')}
        danger
        onCancel={() => setDeleting(null)}
        onConfirm={confirmed}
      >
        <p>{t('area.mine.removeText')}</p>
      </ConfirmDialog>
    </PageFrame>
  )
}

interface TimelineProps {
  areas: readonly MyAreaView[]
  onDelete: (area: MyAreaView) => void
}

/** Lists areas with their dates. Phones have no room for a date beside each area, so the areas are grouped by month there. */
function Timeline({ areas, onDelete }: TimelineProps) {
  const { month } = useFormat()
  const phone = usePhone()
  const monthOf = ({ dateCreated }: MyAreaView) => month(dateCreated)
  return (
    <Stack as="ul" lined>
      {areas.map((area, index) => {
        const before = areas[index - 1]
        const heading = phone && (!before || monthOf(before) !== monthOf(area)) ? monthOf(area) : undefined
        return (
          <li key={area.id}>
            {heading && <p className={`${textClasses.quiet} ${classes.month}`}>{heading}</p>}
            <AreaEntry area={area} onDelete={() => onDelete(area)} />
            {isBeforeAdvert(index, areas.length) && (
              <div className={classes.advert}>
                <Advert position="TIMELINE" />
              </div>
            )}
          </li>
        )
      })}
    </Stack>
  )
}
