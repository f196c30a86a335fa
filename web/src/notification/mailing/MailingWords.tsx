import { type Locale, LOCALES } from '@fieldfare/shared/locale.ts'
import { MAILING_PARAMS } from '@fieldfare/shared/mailing.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { Form } from '../../platform/form/useForm.ts'
import { ChoiceTabs } from '../../platform/ui/form/ChoiceTabs.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { begunIn, fallbackOf, type MailingDraft } from './mailingDraft.ts'
import { StartText } from './StartText.tsx'
import { WordsFields } from './WordsFields.tsx'

interface MailingWordsProps {
  form: Form<MailingDraft>
  /** The language that is shown. */
  locale: Locale
  /** The language of the writer. */
  own: Locale
  onLocale: (locale: Locale) => void
}

/** The subject and text of a mailing, one language at a time, and the choice of which text readers of other languages get. */
export function MailingWords({ form, locale, own, onLocale }: MailingWordsProps) {
  const { t } = useTranslation()
  const begun = begunIn(form.values)
  const name = (each: Locale) => t(`mailing.locales.${each}`)
  return (
    <>
      <h2>{t('mailing.write.what')}</h2>
      <StartText
        onStart={(texts) => {
          for (const each of LOCALES) {
            form.set(`title ${each}`, texts[each].title)
            form.set(`body ${each}`, texts[each].body)
          }
        }}
      />
      <ChoiceTabs
        label={t('mailing.write.textIn')}
        options={LOCALES.map((each) => ({ value: each, label: `${name(each)}${begun.includes(each) ? ' •' : ''}` }))}
        value={locale}
        onChange={onLocale}
      />
      <WordsFields
        key={locale}
        title={form.field(`title ${locale}`)}
        body={form.field(`body ${locale}`)}
        params={MAILING_PARAMS}
      />
      {begun.length > 1 ? (
        <SelectField
          label={t('mailing.write.fallback')}
          description={t('mailing.write.fallbackHint')}
          data={begun.map((each) => ({ value: each, label: name(each) }))}
          {...form.field('fallback')}
          value={fallbackOf(form.values, own)}
        />
      ) : (
        <p className={textClasses.quiet}>{t('mailing.write.oneText')}</p>
      )}
    </>
  )
}
