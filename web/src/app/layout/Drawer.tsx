import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { type PathName, paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { Avatar } from '../../platform/ui/Avatar.tsx'
import { chooseColourScheme, useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import classes from './Drawer.module.css'
import { LanguageSwitch } from '../../platform/shell/layout/LanguageSwitch.tsx'
import { IconMoon, IconSun } from '../../platform/ui/icons.tsx'
import { Box, Stack } from '../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../platform/ui/layout/layoutClass.ts'
import textClasses from '../../platform/ui/text.module.css'
import { navSections } from './navItems.ts'
import { usePage } from '../routing/usePage.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { moderationCounts } from '../../content/membership/data.ts'

/** The navigation: five sections and the account. `layered`: shown over the page, so that links replace the layer's history entry. */
export function Drawer({ layered = false }: { layered?: boolean }) {
  const { t } = useTranslation()
  const { number, euro } = useFormat()
  const { me, isGuest } = useMe()
  const current = usePage().name
  const scheme = useColourScheme()
  const { data: waiting } = useLive(moderationCounts, {}, { enabled: me?.verified ?? false })
  const counts: Partial<Record<PathName, number>> = {
    inbox: me?.unreadMessages,
    moderatorRequests: waiting && waiting.reports + waiting.requests,
    // A map on a phone has no toolbar with the bell, so that the count is shown here.
    home2: layered ? me?.unreadNotices : undefined,
  }

  return (
    <div className={classes.drawer}>
      <Box grow pad="m">
        {navSections(me, waiting?.moderates).map(({ section, items }) => (
          <section key={section} aria-labelledby={`nav-${section}`}>
            <h2 id={`nav-${section}`} className={`${textClasses.label} ${classes.section}`}>
              {t(`app.nav.${section}`)}
            </h2>
            <ul>
              {items.map(({ name, to, search, icon: ItemIcon }) => (
                <li key={name}>
                  <Link
                    to={to}
                    search={search}
                    replace={layered}
                    className={classes.item}
                    data-current={name === current || undefined}
                    aria-current={name === current ? 'page' : undefined}
                  >
                    <ItemIcon size={22} stroke={1.75} aria-hidden="true" />
                    {name === 'funding'
                      ? t('app.nav.myBudget')
                      : name === 'community'
                        ? t('app.nav.communities')
                        : t(`app.title.${name}`)}
                    {name === 'funding' && me && me.budget !== null && (
                      <span className={`${textClasses.number} ${classes.budget}`}>
                        {euro(Math.round(me.budget * 100))}
                      </span>
                    )}
                    {(counts[name] ?? 0) > 0 && <span className={classes.count}>{number(counts[name] ?? 0)}</span>}
                  </Link>
                </li>
              ))}
              {section === 'other' && layered && (
                <li className={classes.language}>
                  <LanguageSwitch />
                </li>
              )}
              {section === 'other' && (
                <li>
                  <button
                    type="button"
                    className={classes.item}
                    onClick={() => chooseColourScheme(scheme === 'dark' ? 'light' : 'dark')}
                  >
                    {scheme === 'dark' ? <IconSun size={22} stroke={1.75} /> : <IconMoon size={22} stroke={1.75} />}
                    {scheme === 'dark' ? t('app.theme.light') : t('app.theme.dark')}
                  </button>
                </li>
              )}
            </ul>
          </section>
        ))}
      </Box>
      <div className={classes.foot}>
        {me && (
          <Link to={paths.account} replace={layered} className={layoutClass('row', { tight: true, pressed: true })}>
            <Avatar name={me.name} />
            <Stack as="span" gap="none">
              <span className={`${textClasses.label} ${classes.name}`}>{me.name}</span>
              {me.score > 0 && <span className={textClasses.quiet}>{t('app.nav.points', { count: me.score })}</span>}
            </Stack>
          </Link>
        )}
        {isGuest && (
          <Stack gap="s">
            <ButtonLink to={paths.login} replace={layered} kind="outline" wide>
              {t('app.title.login')}
            </ButtonLink>
            <ButtonLink to={paths.register} replace={layered} kind="text" wide>
              {t('app.title.register')}
            </ButtonLink>
          </Stack>
        )}
      </div>
    </div>
  )
}
