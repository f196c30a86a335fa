import { LOCALES } from '@fieldfare/shared/locale.ts'
import { CAMPAIGN_NAME_MAX, CAMPAIGN_TEXT_MAX, type CampaignView } from '@fieldfare/shared/survey.ts'
import { FLOWS, type SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { useForm } from '../../platform/form/useForm.ts'
import { LANGUAGES } from '../../platform/shell/layout/languages.ts'
import { PrimaryButton } from '../../platform/ui/Button.tsx'
import { CheckField } from '../../platform/ui/form/CheckField.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { campaignInput, campaignIssues, valuesOf } from './campaignValues.ts'
import { campaigns, putCampaign } from './data.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { readAgain } from '../../platform/api/queries.ts'
import textClasses from '../../platform/ui/text.module.css'

interface CampaignFormProps {
  /** The campaign to change; undefined adds a new one. */
  campaign?: CampaignView
  label: string
  onSaved?: (campaign: CampaignView) => void
}

/** The form for the settings of a new or existing campaign. */
export function CampaignForm({ campaign, label, onSaved }: CampaignFormProps) {
  const { t } = useTranslation()
  const add = useCall(api.campaign.add.mutate, { onSuccess: putCampaign })
  const edit = useCall(api.campaign.edit.mutate, {
    onSuccess: putCampaign,
    onError: (_error, { id }) => readAgain({ queryKey: campaigns.one.key({ id }) }),
  })
  const [id] = useState(() => campaign?.id ?? crypto.randomUUID())
  const form = useForm({
    base: valuesOf(campaign),
    savedAs: `campaign ${campaign?.id ?? ''}`,
    check: (values) => campaignIssues(values, id),
    send: async (values) => {
      const input = { id, ...campaignInput(values) }
      const saved = campaign
        ? await edit.mutateAsync({ ...input, version: campaign.version })
        : await add.mutateAsync(input)
      showToast(t('campaign.saved', { name: saved.name }))
      onSaved?.(saved)
    },
  })
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const optional = t('app.word.optional')
  return (
    <LabelledForm form={form} label={label}>
      <TextField
        label={t('campaign.name')}
        description={t('campaign.nameHint')}
        autoComplete="off"
        counted={{ max: CAMPAIGN_NAME_MAX, counter }}
        {...form.field('name')}
      />
      <SelectField
        label={t('campaign.flowLabel')}
        data={FLOWS.map((value) => ({ value, label: t(`campaign.flow.${value}`) }))}
        {...form.field('flow')}
        onChange={({ currentTarget }) => form.set('flow', currentTarget.value as SurveyFlow)}
      />
      <Grid gap="xl" least="l">
        <TextField type="datetime-local" label={t('campaign.from')} optional={optional} {...form.field('from')} />
        <TextField type="datetime-local" label={t('campaign.until')} optional={optional} {...form.field('until')} />
      </Grid>
      <CheckField label={t('campaign.active')} description={t('campaign.activeHint')} {...form.field('active')} />
      <details>
        <summary className={textClasses.opener}>{t('campaign.words')}</summary>
        <Stack gap="xl">
          {LOCALES.map((locale) => (
            <Stack key={locale} gap="xl" lang={locale}>
              <TextField
                label={t('campaign.wordsTitle', { language: LANGUAGES[locale] })}
                optional={optional}
                autoComplete="off"
                {...form.field(`title ${locale}`)}
              />
              <TextAreaField
                label={t('campaign.wordsText', { language: LANGUAGES[locale] })}
                optional={optional}
                max={CAMPAIGN_TEXT_MAX}
                counter={counter}
                {...form.field(`text ${locale}`)}
              />
            </Stack>
          ))}
        </Stack>
      </details>
      <FormFailure>{form.failure}</FormFailure>
      <Row gap="l">
        <PrimaryButton type="submit" busy={form.sending && t('app.word.sending')}>
          {campaign ? t('campaign.save') : t('campaign.add')}
        </PrimaryButton>
      </Row>
    </LabelledForm>
  )
}
