import { languageTag, LOCALES } from '@fieldfare/shared/locale.ts'
import { currentLocale, useTranslation } from '../../i18n/translation.ts'
import { setLocale } from '../../i18n/i18n.ts'
import { IconWorld } from '../../ui/icons.tsx'
import { LANGUAGES } from './languages.ts'
import classes from './LanguageSwitch.module.css'

interface LanguageSwitchProps {
  /** True shows `EN`, as in the toolbar; false shows `English`. */
  short?: boolean
  /** Has its own background, for use on a map. */
  raised?: boolean
}

/** Chooses the language of the interface, stored on the device and on the account. */
export function LanguageSwitch({ short = false, raised = false }: LanguageSwitchProps) {
  const { t } = useTranslation()
  const locale = currentLocale()
  return (
    <label className={raised ? `${classes.switch} ${classes.raised}` : classes.switch}>
      <IconWorld size={20} aria-hidden="true" />
      <span aria-hidden="true">{short ? locale.slice(0, 2).toUpperCase() : LANGUAGES[locale]}</span>
      <select
        className={classes.select}
        aria-label={t('app.language.choose')}
        value={locale}
        onChange={(event) => {
          const locale = LOCALES.find((each) => each === event.currentTarget.value)
          if (locale) void setLocale(locale)
        }}
      >
        {LOCALES.map((each) => (
          <option key={each} value={each} lang={languageTag(each)}>
            {LANGUAGES[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
