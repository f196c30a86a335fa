import { useTranslation } from 'react-i18next'
import { chooseColourScheme, useChosenScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { LanguageSwitch } from '../../../platform/shell/layout/LanguageSwitch.tsx'
import classes from './AccountPage.module.css'
import { ChoiceLabel, Choices } from './Choices.tsx'
import lookClasses from './AppearanceSection.module.css'
import textClasses from '../../../platform/ui/text.module.css'

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Theme and language; a choice is saved at once. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const chosen = useChosenScheme() ?? 'auto'
  return (
    <section className={classes.section} aria-labelledby="look-title">
      <h2 id="look-title">{t('account.look.title')}</h2>
      <Choices
        label={t('account.look.theme')}
        name="theme"
        choices={SCHEMES}
        chosen={chosen}
        onChoose={(scheme) => chooseColourScheme(scheme === 'auto' ? null : scheme)}
        text={(scheme) => t(`account.look.${scheme}`)}
        look="row"
      />
      <div>
        <ChoiceLabel>{t('account.look.language')}</ChoiceLabel>
        <div className={lookClasses.language}>
          <LanguageSwitch />
        </div>
        <p className={textClasses.quiet}>{t('account.look.languageHint')}</p>
      </div>
    </section>
  )
}
