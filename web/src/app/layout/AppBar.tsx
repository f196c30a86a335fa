import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { NoticeBell } from '../../notice/NoticeBell.tsx'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import classes from './AppBar.module.css'
import { Avatar } from '../../ui/Avatar.tsx'
import { placeBarSlot } from '../../shell/layout/BarSlot.tsx'
import { LanguageSwitch } from '../../shell/layout/LanguageSwitch.tsx'
import { useShownTitle } from '../../shell/routing/title.ts'
import { usePage } from '../routing/usePage.ts'

/** The toolbar: the name, the page's own control, the language, the notices and the account. */
export function AppBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { name } = usePage()
  const phone = usePhone()
  const title = useShownTitle()
  const start = !phone || name === 'home' || name === 'home2' || name === 'notFound'

  return (
    <header className={classes.bar}>
      {start ? (
        <Link to={paths.root} className={classes.home}>
          <Wordmark />
        </Link>
      ) : (
        <>
          <IconButton className={classes.menu} label={t('app.nav.sections')} onClick={onMenu}>
            <IconMenu2 size={24} aria-hidden="true" />
          </IconButton>
          <span className={classes.title} aria-hidden="true">
            {title}
          </span>
        </>
      )}
      {!phone && <div className={classes.slot} ref={placeBarSlot} />}
      {!phone && <LanguageSwitch short />}
      {me && <NoticeBell unread={me.unreadNotices} />}
      {me ? (
        <Link to={paths.account} className={classes.round} aria-label={t('app.title.account')}>
          <Avatar name={me.name} />
        </Link>
      ) : (
        <Link to={paths.login} className={classes.enter}>
          {t('app.title.login')}
        </Link>
      )}
    </header>
  )
}
