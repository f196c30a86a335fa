import { useTranslation } from 'react-i18next'
import { chooseColourScheme, useChosenScheme } from '../../shell/layout/colourScheme.ts'
import { LanguageSwitch } from '../../shell/layout/LanguageSwitch.tsx'
import formClasses from '../../form/Form.module.css'
import classes from './AccountPage.module.css'
import lookClasses from './LookSection.module.css'

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Theme and language; a choice is saved at once. */
export function LookSection() {
  const { t } = useTranslation()
  const chosen = useChosenScheme() ?? 'auto'
  return (
    <section className={classes.section} aria-labelledby="look-title">
      <h2 id="look-title">{t('account.look.title')}</h2>
      <fieldset className={formClasses.group}>
        <legend className={lookClasses.label}>{t('account.look.theme')}</legend>
        <div className={lookClasses.choices}>
          {SCHEMES.map((scheme) => (
            <label key={scheme} className={lookClasses.choice}>
              <input
                type="radio"
                name="theme"
                value={scheme}
                checked={scheme === chosen}
                onChange={() => chooseColourScheme(scheme === 'auto' ? null : scheme)}
              />
              {t(`account.look.${scheme}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <p className={lookClasses.label}>{t('account.look.language')}</p>
        <div className={lookClasses.language}>
          <LanguageSwitch />
        </div>
        <p className={formClasses.quiet}>{t('account.look.languageHint')}</p>
      </div>
    </section>
  )
}
