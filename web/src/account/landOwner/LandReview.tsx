import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { AgreeFields } from '../entry/AgreeFields.tsx'
import { NewPasswordField } from '../entry/NewPasswordField.tsx'
import formClasses from '../form/Form.module.css'
import classes from './LandReview.module.css'
import { type Step, tagsOf } from './landValues.ts'
import type { LandOwner } from './useLandOwner.ts'

/** All of it once more; what is not kept over a reload is asked for again. */
export function LandReview({ land, areaM2 }: { land: LandOwner; areaM2: number | null }) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { form, shape } = land
  const { name, organization, email, title, description, tags } = form.values
  const [asks] = useState({ password: form.values.password === '', agree: !form.values.agree })

  const change = (step: Step) => {
    const what = t(`account.owner.steps.${step}`)
    return (
      <Button kind="text" aria-label={t('account.owner.finalize.changeStep', { what })} onClick={() => land.go(step)}>
        {t('account.owner.finalize.change')}
      </Button>
    )
  }
  return (
    <div className={formClasses.form}>
      <dl className={classes.list}>
        <div>
          <dt>{t('account.owner.finalize.person')}</dt>
          <dd>
            {name}, {organization}
            <span>{email}</span>
          </dd>
          {change('general')}
        </div>
        <div>
          <dt>{t('account.owner.finalize.land')}</dt>
          <dd>{t('account.owner.finalize.size', { size: size(areaM2 ?? 0), count: shape.ring.length })}</dd>
          {change('draw')}
        </div>
        <div>
          <dt>{t('account.owner.finalize.community')}</dt>
          <dd>
            <strong>{title}</strong>
            <span>{description || t('account.owner.finalize.none')}</span>
            <span>{tagsOf(tags).join(', ')}</span>
          </dd>
          {change('description')}
        </div>
      </dl>
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
