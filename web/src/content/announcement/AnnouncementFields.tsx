import { ANNOUNCEMENT_BODY_MAX, ANNOUNCEMENT_TITLE_MAX } from '@fieldfare/shared/announcement.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { FieldProps } from '../../platform/form/useForm.ts'
import { LANGUAGES } from '../../platform/shell/layout/languages.ts'
import { CheckField } from '../../platform/ui/form/CheckField.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../../platform/ui/form/TextAreaField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { READER_LANGUAGES } from './announcementValues.ts'

interface TextProps {
  title: FieldProps<string>
  body: FieldProps<string>
}

/** The fields for the title and the text of an advert or a notice. */
export function AnnouncementTexts({ title, body }: TextProps) {
  const { t } = useTranslation()
  const counter = (used: number, max: number) => t('app.word.counter', { used, max })
  return (
    <>
      <TextField
        label={t('announcement.field.title')}
        autoComplete="off"
        counted={{ max: ANNOUNCEMENT_TITLE_MAX, counter }}
        {...title}
      />
      <TextAreaField
        label={t('announcement.field.body')}
        optional={t('app.word.optional')}
        max={ANNOUNCEMENT_BODY_MAX}
        counter={counter}
        {...body}
      />
    </>
  )
}

interface WhenProps {
  locale: FieldProps<(typeof READER_LANGUAGES)[number]>
  from?: FieldProps<string>
  until: FieldProps<string>
  active: FieldProps<boolean>
}

/** The fields for the readers' language and the period of an advert or a notice. */
export function AnnouncementTimes({ locale, from, until, active }: WhenProps) {
  const { t } = useTranslation()
  const optional = t('app.word.optional')
  return (
    <>
      <SelectField
        label={t('announcement.field.language')}
        data={[
          { value: '', label: t('announcement.allLanguages') },
          ...LOCALES.map((value) => ({ value, label: LANGUAGES[value] })),
        ]}
        {...locale}
        onChange={({ currentTarget: { value } }) =>
          locale.onChange(READER_LANGUAGES.find((one) => one === value) ?? '')
        }
      />
      {from && <TextField type="datetime-local" label={t('announcement.field.from')} optional={optional} {...from} />}
      <TextField type="datetime-local" label={t('announcement.field.until')} optional={optional} {...until} />
      <CheckField label={t('announcement.field.active')} description={t('announcement.field.activeHint')} {...active} />
    </>
  )
}
