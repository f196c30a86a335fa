import { PASSWORD_MIN } from '@fieldfare/shared/account.ts'
import { DESCRIPTION_MAX } from '@fieldfare/shared/limits.ts'
import { TAGS_MAX } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DrawPanel } from '../../map/draw/DrawPanel.tsx'
import type { Drawing } from '../../map/draw/useDrawing.ts'
import { paths } from '../../paths.ts'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { AgreeFields } from '../auth/AgreeFields.tsx'
import { NewPasswordField } from '../auth/NewPasswordField.tsx'
import classes from '../../form/Form.module.css'
import { LandReview } from './LandReview.tsx'
import type { LandOwner } from './useLandOwner.ts'

interface LandStepProps {
  land: LandOwner
  drawing: Drawing
}

/** What the step asks. */
export function LandStep({ land, drawing }: LandStepProps) {
  const { step } = land
  if (step === 'general') return <GeneralStep form={land.form} />
  if (step === 'draw') return <DrawPanel drawing={drawing} />
  if (step === 'description') return <DescriptionStep form={land.form} />
  return <LandReview land={land} areaM2={drawing.areaM2} />
}

function GeneralStep({ form }: Pick<LandOwner, 'form'>) {
  const { t } = useTranslation()
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>
        <Link to={paths.login}>{t('account.owner.signIn')}</Link>
      </p>
      <TextField label={t('account.field.name')} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('account.owner.general.organization')}
        description={t('account.owner.general.organizationHint')}
        autoComplete="organization"
        {...form.field('organization')}
      />
      <TextField
        label={t('account.field.email')}
        description={t('account.owner.general.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="username"
        {...form.field('email')}
      />
      <NewPasswordField
        label={t('account.field.password')}
        description={t('account.field.passwordHint', { length: PASSWORD_MIN })}
        {...form.field('password')}
      />
      <AgreeFields {...form.field('agree')} />
    </div>
  )
}

function DescriptionStep({ form }: Pick<LandOwner, 'form'>) {
  const { t } = useTranslation()
  const optional = t('app.word.optional')
  return (
    <div className={classes.form}>
      <TextField
        label={t('account.owner.description.name')}
        description={t('account.owner.description.nameHint')}
        {...form.field('title')}
      />
      <TextAreaField
        label={t('account.owner.description.text')}
        optional={optional}
        max={DESCRIPTION_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        {...form.field('description')}
      />
      <TextField
        label={t('account.owner.description.tags')}
        optional={optional}
        description={t('account.owner.description.tagsHint', { max: TAGS_MAX })}
        {...form.field('tags')}
      />
    </div>
  )
}
