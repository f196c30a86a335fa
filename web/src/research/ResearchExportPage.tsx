import { isUnderWay, type ResearchExportView } from '@fieldfare/shared/research.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { failureText } from '../platform/i18n/failure.ts'
import { useFormat } from '../platform/i18n/format.ts'
import { ToAdmin } from '../platform/shell/layout/ToAdmin.tsx'
import { PagedList } from '../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../platform/ui/layout/PageFrame.tsx'
import { ConfirmDialog } from '../platform/ui/overlay/ConfirmDialog.tsx'
import { showToast } from '../platform/ui/overlay/toasts.ts'
import { readExports, researchExports } from './data.ts'
import { ExportRow } from './ExportRow.tsx'
import { HotspotRuns } from './hotspot/HotspotRuns.tsx'
import { MakeExport } from './MakeExport.tsx'
import { usePagedQuery } from '../platform/api/usePagedQuery.ts'
import { useCall } from '../platform/api/useCall.ts'
import { api } from '../platform/api/client.ts'
import { Stack } from '../platform/ui/layout/Layout.tsx'
import textClasses from '../platform/ui/text.module.css'

/** Milliseconds between two readings of the exports: live events of an export go only to the admin who started it. */
const LOOK_MS = 5000

/** Lists the exports for researchers by number, with downloads and later withdrawals of consent; a form makes a new export. */
export function ResearchExportPage() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const exports = usePagedQuery(researchExports)
  const remove = useCall(api.research.remove.mutate, { onSettled: readExports })
  const [exportToRemove, setExportToRemove] = useState<ResearchExportView | null>(null)
  const underWay = exports.items?.some(({ state }) => isUnderWay(state)) ?? false
  useEffect(() => {
    if (!underWay) return
    const looking = setInterval(readExports, LOOK_MS)
    return () => clearInterval(looking)
  }, [underWay])
  const name = { number: number(exportToRemove?.number ?? 0) }
  const removing = (id: string) =>
    remove.mutate(
      { id },
      {
        onSuccess: (removed) => showToast(t('research.removed', { number: number(removed.number) })),
        onError: (error) => showToast(failureText(t, error)),
        onSettled: () => setExportToRemove(null),
      },
    )
  return (
    <PageFrame title={t('app.title.researchExport')} intro={t('research.intro')} actions={<ToAdmin />} text>
      <Stack gap="xxl">
        <MakeExport underWay={underWay} />
        <Stack as="section">
          <h2>{t('research.all')}</h2>
          <PagedList
            query={exports}
            loading={t('app.word.loading')}
            empty={<p className={textClasses.quiet}>{t('research.empty')}</p>}
          >
            {(items) => (
              <Stack as="ul" gap="l" lined>
                {items.map((one) => (
                  <ExportRow key={one.id} made={one} onRemove={() => setExportToRemove(one)} />
                ))}
              </Stack>
            )}
          </PagedList>
        </Stack>
        <HotspotRuns />
      </Stack>
      <ConfirmDialog
        open={exportToRemove !== null}
        title={t('research.ask', name)}
        confirm={t('research.remove')}
        cancel={t('research.keep')}
        danger
        busy={remove.isPending && t('app.word.sending')}
        onConfirm={() => exportToRemove && removing(exportToRemove.id)}
        onCancel={() => setExportToRemove(null)}
      >
        {t('research.askText')}
      </ConfirmDialog>
    </PageFrame>
  )
}
