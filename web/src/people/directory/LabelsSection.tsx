import { LABELS_MAX, type PersonRecord, SetLabels } from '@fieldfare/shared/people.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { issuesFrom } from '../../platform/form/issues.ts'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { useForm } from '../../platform/form/useForm.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { putPerson } from './data.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './People.module.css'

const labelsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean)

/** The labels of a person, which only admins see. */
export function LabelsSection({ person: { id: userId, tags } }: { person: PersonRecord }) {
  const { t } = useTranslation()
  const { announce } = useUndoableAction()
  const { mutateAsync: setLabels } = useCall(api.people.setTags.mutate, { onSuccess: putPerson })
  const form = useForm({
    base: { tags: tags.join(', ') },
    savedAs: `labels ${userId}`,
    check: (values) => issuesFrom(SetLabels, { userId, tags: labelsIn(values.tags) }),
    send: async (values) => {
      await setLabels({ userId, tags: labelsIn(values.tags) })
      announce({ message: t('people.labels.saved') })
    },
  })
  return (
    <Stack as="section" snug className={classes.section} aria-labelledby="person-labels">
      <h2 id="person-labels">{t('people.labels.title')}</h2>
      <LabelledForm form={form} label={t('people.labels.title')}>
        <TextField
          label={t('people.labels.title')}
          description={t('people.labels.hint', { max: LABELS_MAX })}
          autoComplete="off"
          {...form.field('tags')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <div>
          <Button type="submit" kind="action" busy={form.sending && t('app.word.sending')}>
            {t('people.labels.save')}
          </Button>
        </div>
      </LabelledForm>
    </Stack>
  )
}
