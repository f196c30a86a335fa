import { STATEMENT_MAX } from '@fieldfare/shared/limits.ts'
import { AddViewpoint as Input } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useAddForm } from '../../../content/useAddForm.ts'
import { api } from '../../../platform/api/client.ts'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { putViewpoint } from '../opinionActs.ts'

const BASE = { text: '' }

/** The form in which a member adds a viewpoint; the typed text is saved until it is sent. */
export function AddViewpoint({ opinionId }: { opinionId: string }) {
  const { t } = useTranslation()
  const form = useAddForm({
    savedAs: `viewpoint ${opinionId}`,
    base: BASE,
    check: ({ text }) => issuesFrom(Input, { opinionId, text }),
    add: api.addViewpoint.mutate,
    inputOf: ({ text }) => ({ opinionId, text: text.trim() }),
    put: putViewpoint,
    then: () => {
      form.discard()
      showToast(t('opinion.add.done'))
    },
  })
  return (
    <LabelledForm form={form} label={t('opinion.add.label')}>
      <TextAreaField
        label={t('opinion.add.label')}
        description={t('opinion.add.hint')}
        minRows={2}
        max={STATEMENT_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...form.field('text')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <Row gap="l">
        <Button type="submit" kind="soft" busy={form.sending && t('app.word.sending')}>
          {t('opinion.add.submit')}
        </Button>
      </Row>
    </LabelledForm>
  )
}
