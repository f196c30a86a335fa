import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tagsOf } from '../../form/tags.ts'
import { useFormat } from '../../i18n/format.ts'
import { ReviewEntry, ReviewList } from '../../ui/layout/ReviewList.tsx'
import { AgreeFields } from '../auth/AgreeFields.tsx'
import { NewPasswordField } from '../auth/NewPasswordField.tsx'
import formClasses from '../../form/Form.module.css'
import type { Step } from './landValues.ts'
import type { LandOwner } from './useLandOwner.ts'

/** All of it once more; what is not kept over a reload is asked for again. */
export function LandReview({ land, areaM2 }: { land: LandOwner; areaM2: number | null }) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { form, shape } = land
  const { name, organization, email, title, description, tags } = form.values
  const [asks] = useState({ password: form.values.password === '', agree: !form.values.agree })

  const change = (step: Step) => ({
    label: t('app.word.change'),
    name: t('app.word.changeNamed', { what: t(`account.owner.steps.${step}`) }),
    onPress: () => land.go(step),
  })
  return (
    <div className={formClasses.form}>
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
          {...form.text('password')}
        />
      )}
      {asks.agree && <AgreeFields {...form.check('agree')} />}
    </div>
  )
}
