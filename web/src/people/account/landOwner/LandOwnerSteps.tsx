import { COMMUNITY_AUDIENCE } from '@fieldfare/shared/audience.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { TAGS_MAX } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { tagsOf } from '../../../platform/form/tags.ts'
import type { Form } from '../../../platform/form/useForm.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { ReviewEntry, ReviewList } from '../../../platform/ui/layout/ReviewList.tsx'
import { AgreeFields } from '../auth/AgreeFields.tsx'
import { CredentialFields } from '../auth/CredentialFields.tsx'
import { NewPasswordField } from '../auth/NewPasswordField.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import type { LandOwnerDraft, LandOwnerStep } from './landOwnerPlan.ts'
import textClasses from '../../../platform/ui/text.module.css'

interface StepProps {
  form: Form<LandOwnerDraft>
}

/** The step with the fields about the person. */
export function GeneralStep({ form }: StepProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="xl">
      <p className={textClasses.quiet}>
        <Link to={paths.login}>{t('account.owner.signIn')}</Link>
      </p>
      <TextField
        label={t('account.field.name')}
        autoComplete="name"
        seenBy={<Audience is={COMMUNITY_AUDIENCE.creator} />}
        {...form.field('name')}
      />
      <TextField
        label={t('account.owner.general.organization')}
        description={t('account.owner.general.organizationHint')}
        autoComplete="organization"
        seenBy={<Audience is={COMMUNITY_AUDIENCE.organization} />}
        {...form.field('organization')}
      />
      <CredentialFields
        email={form.field('email')}
        emailHint={t('account.owner.general.emailHint')}
        password={form.field('password')}
        agree={form.field('agree')}
      />
    </Stack>
  )
}

/** The step with the fields about the community. */
export function DescriptionStep({ form }: StepProps) {
  const { t } = useTranslation()
  const optional = t('app.word.optional')
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <Stack gap="xl">
      <TextField
        label={t('account.owner.description.name')}
        description={t('account.owner.description.nameHint')}
        counted={{ max: TITLE_MAX, counter }}
        seenBy={<Audience is={COMMUNITY_AUDIENCE.title} />}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('account.owner.description.text')}
        optional={optional}
        max={DESCRIPTION_MAX}
        counter={counter}
        seenBy={<Audience is={COMMUNITY_AUDIENCE.description} />}
        {...form.field('description')}
      />
      <TextField
        label={t('account.owner.description.tags')}
        optional={optional}
        description={t('account.owner.description.tagsHint', { max: TAGS_MAX })}
        seenBy={<Audience is={COMMUNITY_AUDIENCE.tags} />}
        {...form.field('tags')}
      />
    </Stack>
  )
}

interface ReviewStepProps extends StepProps {
  areaM2: number | null
  go: (step: LandOwnerStep) => void
}

/** The last step: shows all answers, and asks again for fields that are never stored in a draft. */
export function ReviewStep({ form, areaM2, go }: ReviewStepProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { name, organization, email, title, description, tags, shape } = form.values
  const [asks] = useState({ password: form.values.password === '', agree: !form.values.agree })

  const change = (step: LandOwnerStep) => ({
    label: t('app.word.change'),
    name: t('app.word.changeNamed', { what: t(`account.owner.steps.${step}`) }),
    onPress: () => go(step),
  })
  return (
    <Stack gap="xl">
      <ReviewList>
        <ReviewEntry term={t('account.owner.finalize.person')} change={change('general')}>
          {name}, {organization}
          <span>{email}</span>
        </ReviewEntry>
        <ReviewEntry term={t('account.owner.finalize.land')} change={change('draw')}>
          {t('account.owner.finalize.size', { size: size(areaM2 ?? 0), count: shape.ring.length })}
        </ReviewEntry>
        <ReviewEntry term={t('account.owner.finalize.community')} change={change('description')}>
          <strong>{title}</strong>
          <span>{description || t('account.owner.finalize.none')}</span>
          <span>{tagsOf(tags).join(', ')}</span>
        </ReviewEntry>
      </ReviewList>
      {asks.password && (
        <NewPasswordField
          label={t('account.field.password')}
          description={t('account.owner.finalize.passwordAgain')}
          {...form.field('password')}
        />
      )}
      {asks.agree && <AgreeFields {...form.field('agree')} />}
    </Stack>
  )
}
