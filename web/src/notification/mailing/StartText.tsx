import type { Locale } from '@fieldfare/shared/locale.ts'
import type { MailWords } from '@fieldfare/shared/mailTemplate.ts'
import { MAILING_PARAMS } from '@fieldfare/shared/mailing.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { useLive } from '../../platform/api/useLive.ts'
import { templates } from './data.ts'

/** Fills in the texts of a chosen template in every language. Offers a template only if a mailing has values for all its variables. */
export function StartText({ onStart }: { onStart: (texts: Record<Locale, MailWords>) => void }) {
  const { t, locale } = useTranslation()
  const names: readonly string[] = MAILING_PARAMS
  const fitting = (useLive(templates.all).data ?? []).filter(({ params }) =>
    params.every((name) => names.includes(name)),
  )
  if (fitting.length === 0) return null
  return (
    <SelectField
      label={t('mailing.write.start')}
      value=""
      data={[
        { value: '', label: t('mailing.write.startNone') },
        ...fitting.map(({ key, texts }) => ({ value: key, label: texts[locale].title })),
      ]}
      onChange={({ currentTarget }) => {
        const texts = fitting.find(({ key }) => key === currentTarget.value)?.texts
        if (texts) onStart(texts)
      }}
    />
  )
}
