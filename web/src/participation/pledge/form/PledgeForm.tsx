import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { DESCRIPTION_MAX, GOAL_MAX, RHYTHMS, type Rhythm, TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { SendForm } from '../../../platform/form/SendForm.tsx'
import type { Form } from '../../../platform/form/useForm.ts'
import { PhotoPicker } from '../../../content/photo/PhotoPicker.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { useAmounts } from '../amounts.ts'
import { PledgePlaceField } from './PledgePlaceField.tsx'
import type { PledgeValues } from './pledgeValues.ts'

interface PledgeFormProps {
  form: Form<PledgeValues>
  /** The accessible name of the form. */
  label: string
  /** The text of the submit button. */
  submit: string
  community: CommunityView
  /** True if a person has given already: the frequency can then no longer be changed. */
  given?: boolean
}

/** The fields of a support project: its purpose, its goal and frequency, its place, and photos. */
export function PledgeForm({ form, label, submit, community, given = false }: PledgeFormProps) {
  const { t } = useTranslation()
  const { plain } = useAmounts()
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  const [waiting, setWaiting] = useState(false)
  const { title, type, geometry, drawing } = form.values
  return (
    <SendForm form={form} label={label} submit={submit} waiting={waiting && t('pledge.form.photosOnWay')}>
      <TextField
        label={t('pledge.form.title')}
        description={t('pledge.form.titleHint', { max: TITLE_MAX })}
        autoComplete="off"
        seenBy={<Audience is={CONTENT_AUDIENCE.title} />}
        counted={{ max: TITLE_MAX, counter }}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('pledge.form.description')}
        optional={t('app.word.optional')}
        max={DESCRIPTION_MAX}
        counter={counter}
        seenBy={<Audience is={CONTENT_AUDIENCE.description} />}
        {...form.field('description')}
      />
      <SelectField
        label={t('pledge.form.type')}
        description={t(given ? 'pledge.form.typeGiven' : 'pledge.form.typeHint')}
        data={RHYTHMS.map((value) => ({ value, label: t(`pledge.type.${value}`) }))}
        disabled={given}
        {...form.field('type')}
        onChange={({ currentTarget }) => form.set('type', currentTarget.value as Rhythm)}
      />
      <TextField
        label={t('pledge.form.goal')}
        description={t(type === 'fixed' ? 'pledge.form.goalOnce' : 'pledge.form.goalAgain', { max: plain(GOAL_MAX) })}
        leftSection="€"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('goal')}
      />
      <PledgePlaceField
        title={title}
        placing={{ place: geometry, drawing }}
        community={community}
        onPlacing={(placing) => {
          form.set('geometry', placing.place)
          form.set('drawing', placing.drawing)
        }}
        error={form.field('geometry').error}
      />
      <PhotoPicker
        label={t('pledge.form.photos')}
        optional={t('app.word.optional')}
        hint={<Audience is={CONTENT_AUDIENCE.photo} />}
        max={PHOTOS_MAX}
        onBusy={setWaiting}
        {...form.field('photos')}
      />
    </SendForm>
  )
}
