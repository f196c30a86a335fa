import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { shareView } from '../../map/controls/shareView.ts'
import { NoticeBell } from '../../notification/notice/NoticeBell.tsx'
import { paths } from '../../platform/paths.ts'
import { IconButton } from '../../platform/ui/IconButton.tsx'
import { IconArrowLeft, IconMenu2, IconShare } from '../../platform/ui/icons.tsx'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import { Wordmark } from '../../platform/ui/Wordmark.tsx'
import classes from './AppBar.module.css'
import { Avatar } from '../../platform/ui/Avatar.tsx'
import { SiteSearchPart } from '../../land/explore/search/SiteSearchPart.tsx'
import { LanguageSwitch } from '../../platform/shell/layout/LanguageSwitch.tsx'
import { useShownTitle } from '../../platform/shell/routing/title.ts'
import { usePage } from '../routing/usePage.ts'

/** The toolbar: the site name or the page title, the search (a wizard has its own), the language, the notices and the account. */
export function AppBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation()
  const { me, isGuest } = useMe()
  const { name, detail, frame } = usePage()
  const phone = usePhone()
  const title = useShownTitle()
  const shared = phone && detail && name !== 'notFound'
  const start = !phone || name === 'home' || name === 'home2' || name === 'notFound'

  return (
    <header className={classes.bar}>
      {start ? (
        <Link to={paths.root} className={classes.home}>
          <Wordmark />
        </Link>
      ) : shared ? (
        <>
          <BackButton />
          <span className={classes.title} aria-hidden="true">
            {t(`app.title.${name}`)}
          </span>
          <IconButton label={t('map.page.share')} onClick={() => void shareView()}>
            <IconShare size={24} aria-hidden="true" />
          </IconButton>
        </>
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
      {!phone && frame !== 'wizard' && (
        <div className={classes.slot}>
          <SiteSearchPart look="bar" />
        </div>
      )}
      {phone && <SiteSearchPart look="icon" />}
      {!phone && <LanguageSwitch short />}
      {me && <NoticeBell unread={me.unreadNotices} />}
      {me && (
        <Link to={paths.account} className={classes.round} aria-label={t('app.title.account')}>
          <Avatar name={me.name} />
        </Link>
      )}
      {isGuest && (
        <Link to={paths.login} className={classes.enter}>
          {t('app.title.login')}
        </Link>
      )}
    </header>
  )
}

/** Goes back to the previous page, or to the map if the page was opened directly by a link. */
function BackButton() {
  const { t } = useTranslation()
  const router = useRouter()
  const can = useCanGoBack()
  const back = () => (can ? router.history.back() : void router.navigate({ to: paths.map }))
  return (
    <IconButton className={classes.menu} label={t('app.word.back')} onClick={back}>
      <IconArrowLeft size={24} aria-hidden="true" />
    </IconButton>
  )
}
