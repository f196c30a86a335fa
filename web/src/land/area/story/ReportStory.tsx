import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { ReasonForm } from '../../../content/ReasonForm.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { readStory } from '../../story/data.ts'
import textClasses from '../../../platform/ui/text.module.css'

interface ReportStoryProps {
  id: string
  reported: boolean
}

/** The button that reports an area's story (text and photos), or a note that the reader did. Nothing for guests: a report names its author. */
export function ReportStory({ id, reported }: ReportStoryProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const report = useCall(api.story.report.mutate, { onSuccess: () => readStory(id) })
  const [open, setOpen] = useState<'form' | 'thanks' | null>(null)
  const close = () => setOpen(null)
  if (!me) return null
  if (!me.verified) return <p className={textClasses.quiet}>{t('story.report.verify')}</p>
  return (
    <>
      {reported ? (
        <p className={textClasses.quiet}>{t('story.report.done')}</p>
      ) : (
        <Button kind="text" onClick={() => setOpen('form')}>
          {t('story.report.open')}
        </Button>
      )}
      <Dialog open={open === 'form'} onClose={close} title={t('story.report.title')}>
        <ReasonForm
          text={t('story.report.text')}
          submit={t('story.report.submit')}
          keptAs={`report story ${id}`}
          send={async (reason) => {
            await report.mutateAsync({ measureId: id, text: reason })
            setOpen('thanks')
          }}
          onCancel={close}
        />
      </Dialog>
      <Dialog
        open={open === 'thanks'}
        onClose={close}
        title={t('story.report.thanksTitle')}
        actions={
          <Button kind="action" onClick={close}>
            {t('app.word.close')}
          </Button>
        }
      >
        <p role="status">{t('story.report.thanks')}</p>
      </Dialog>
    </>
  )
}
