import { TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import type { Form } from '../../../platform/form/useForm.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import type { AreaDraft } from '../areaPlan.ts'
import { FrequencyQuestion, LevelQuestion, RatingQuestion } from '../wizard/AreaQuestions.tsx'
import type { FileArea, SaveReport } from './saveShapes.ts'
import { Box, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface FileAnswersProps {
  form: Form<AreaDraft>
  areas: readonly FileArea[]
  failed: SaveReport['failed']
  isGuest: boolean
  nameMissing: boolean
  onTitle: (id: string, title: string) => void
}

/** The form with the questions that are asked once for all chosen shapes, and a name for each shape. */
export function FileAnswers({ form, areas, failed, isGuest, nameMissing, onTitle }: FileAnswersProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  return (
    <Stack gap="xl">
      {isGuest && (
        <Box as="p" tone="warn" note>
          {t('fromFile.answers.guest')}
        </Box>
      )}
      {failed.size > 0 && (
        <Stack tone="warn" note gap="xs" role="alert">
          <p>{t('fromFile.answers.failed', { count: failed.size, amount: failed.size })}</p>
          <ul>
            {areas.map(({ id, title }) => {
              const failure = failed.get(id)
              return failure && <li key={id}>{`${title}: ${failureText(t, failure)}`}</li>
            })}
          </ul>
        </Stack>
      )}
      <LevelQuestion form={form} />
      <RatingQuestion form={form} />
      <FrequencyQuestion form={form} />
      <Stack as="section">
        <h2 className={textClasses.heading}>{t('fromFile.answers.names')}</h2>
        <Stack gap="l">
          {areas.map(({ id, title, m2 }, index) => (
            <TextField
              key={id}
              label={t('fromFile.answers.name', { number: index + 1 })}
              description={size(m2)}
              autoComplete="off"
              maxLength={TITLE_MAX}
              value={title}
              error={nameMissing && title.trim() === '' && t('area.wizard.why.description')}
              onChange={({ currentTarget }) => onTitle(id, currentTarget.value)}
            />
          ))}
        </Stack>
      </Stack>
    </Stack>
  )
}
