import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink, PrimaryButton } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { Row } from '../../platform/ui/layout/Layout.tsx'
import { ConfirmDialog } from '../../platform/ui/overlay/ConfirmDialog.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'

interface EditorEndProps {
  form: { failure: string | null; sending: boolean }
  title: string
  /** True while a picture is being sent. */
  waiting?: boolean
  /** Deletes the edited item; undefined while a new one is added. */
  remove: (() => Promise<unknown>) | undefined
}

/** The buttons at the end of the editor of an advert or a notice: save, cancel, delete. */
export function EditorEnd({ form, title, waiting, remove }: EditorEndProps) {
  const { t } = useTranslation()
  const { run } = useUndoableAction()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <FormFailure>{form.failure}</FormFailure>
      <Row gap="l">
        <PrimaryButton type="submit" busy={(form.sending || waiting === true) && t('app.word.sending')}>
          {t('announcement.save')}
        </PrimaryButton>
        <ButtonLink to={paths.announcements} kind="text">
          {t('app.word.cancel')}
        </ButtonLink>
        {remove && (
          <Button kind="dangerText" onClick={() => setAsking(true)}>
            {t('announcement.delete')}
          </Button>
        )}
      </Row>
      {remove && (
        <ConfirmDialog
          open={asking}
          title={t('announcement.deleteTitle', { title })}
          confirm={t('announcement.delete')}
          cancel={t('app.word.keep')}
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void run({ do: remove, message: t('announcement.deleted') })
          }}
        >
          <p>{t('announcement.deleteText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
