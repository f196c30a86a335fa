import { useTranslation } from '../../../platform/i18n/translation.ts'
import { chooseColourScheme, useChosenScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { LanguageSwitch } from '../../../platform/shell/layout/LanguageSwitch.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './AccountPage.module.css'
import { ChoiceTabs } from '../../../platform/ui/form/ChoiceTabs.tsx'
import textClasses from '../../../platform/ui/text.module.css'

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Theme and language; a choice is saved at once. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const chosen = useChosenScheme() ?? 'auto'
  return (
    <Stack as="section" gap="l" snug aria-labelledby="look-title">
      <h2 id="look-title">{t('account.look.title')}</h2>
      <ChoiceTabs
        label={t('account.look.theme')}
        options={SCHEMES.map((value) => ({ value, label: t(`account.look.${value}`) }))}
        value={chosen}
        onChange={(scheme) => chooseColourScheme(scheme === 'auto' ? null : scheme)}
      />
      <Stack gap="s" align="start">
        <p className={textClasses.label}>{t('account.look.language')}</p>
        <div className={classes.language}>
          <LanguageSwitch />
        </div>
        <p className={textClasses.quiet}>{t('account.look.languageHint')}</p>
      </Stack>
    </Stack>
  )
}
