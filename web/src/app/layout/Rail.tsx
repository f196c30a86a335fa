import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { paths } from '../../platform/paths.ts'
import { homeOf } from '../../platform/shell/routing/redirect.ts'
import type { Icon } from '../../platform/ui/icon.tsx'
import classes from './Rail.module.css'
import {
  IconCoinEuro,
  IconDots,
  IconLeaf,
  IconMail,
  IconMapPin2,
  IconMenu2,
  IconPolygon,
  IconUser,
} from '../../platform/ui/icons.tsx'
import { usePage } from '../routing/usePage.ts'

interface ItemProps {
  to: string
  icon: Icon
  label: string
  current: boolean
  /** The number of unread things behind the link, as text for screen readers; on screen a dot is shown instead. */
  unread?: string | undefined
}

const Item = ({ to, icon: ItemIcon, label, current, unread }: ItemProps) => (
  <Link
    to={to}
    className={classes.item}
    data-current={current || undefined}
    aria-current={current ? 'true' : undefined}
    aria-label={unread && `${label}, ${unread}`}
  >
    <span className={classes.glyph}>
      <ItemIcon size={24} stroke={1.75} aria-hidden="true" />
      {unread && <span className={classes.dot} />}
    </span>
    <span className={classes.label}>{label}</span>
  </Link>
)

interface OpenerProps {
  icon: Icon
  label: string
  unread?: string | undefined
  onOpen: () => void
}

const Opener = ({ icon: ItemIcon, label, unread, onOpen }: OpenerProps) => (
  <button
    type="button"
    className={classes.item}
    aria-haspopup="dialog"
    aria-label={unread && `${label}, ${unread}`}
    onClick={onOpen}
  >
    <span className={classes.glyph}>
      <ItemIcon size={24} stroke={1.75} aria-hidden="true" />
      {unread && <span className={classes.dot} />}
    </span>
    <span className={classes.label}>{label}</span>
  </button>
)

/** The narrow navigation beside a map or on a medium screen: the main sections, and a button that opens the drawer. */
export function Rail({ onOther }: { onOther: () => void }) {
  const { t } = useTranslation()
  const { me, visitor } = useMe()
  const { section } = usePage()
  const unread = me && me.unreadMessages > 0 ? t('app.nav.unread', { count: me.unreadMessages }) : undefined
  return (
    <nav className={classes.rail} aria-label={t('app.nav.label')}>
      <Item to={paths.map} icon={IconMapPin2} label={t('app.nav.discover')} current={section === 'discover'} />
      <Item to={homeOf(visitor)} icon={IconLeaf} label={t('app.nav.overviewShort')} current={section === 'overview'} />
      {visitor && !visitor.owner && (
        <Item to={paths.funding} icon={IconCoinEuro} label={t('app.nav.budgetShort')} current={section === 'budget'} />
      )}
      {visitor && (
        <Item
          to={paths.inbox}
          icon={IconMail}
          label={t('app.nav.messagesShort')}
          current={section === 'messages'}
          unread={unread}
        />
      )}
      <Opener icon={IconDots} label={t('app.nav.other')} onOpen={onOther} />
    </nav>
  )
}

/** The bottom navigation of a phone. The draw button is orange only where the screen has no other primary action. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  const { me, visitor, isGuest } = useMe()
  const { section, frame, name } = usePage()
  return (
    <nav className={classes.bottom} aria-label={t('app.nav.label')}>
      <Item to={paths.map} icon={IconMapPin2} label={t('app.nav.discover')} current={section === 'discover'} />
      <Item to={homeOf(visitor)} icon={IconLeaf} label={t('app.nav.overviewShort')} current={section === 'overview'} />
      <Link
        to={paths.addArea}
        // The drawing page opens at the map's current view.
        search={({ at }) => ({ at })}
        className={`${classes.item} ${classes.draw}`}
        data-call={frame === 'map' || undefined}
      >
        <span className={classes.glyph}>
          <IconPolygon size={24} stroke={1.75} aria-hidden="true" />
        </span>
        <span className={classes.label}>{t('app.nav.draw')}</span>
      </Link>
      {me ? (
        <Item
          to={paths.inbox}
          icon={IconMail}
          label={t('app.nav.messagesShort')}
          current={section === 'messages'}
          unread={me.unreadMessages > 0 ? t('app.nav.unread', { count: me.unreadMessages }) : undefined}
        />
      ) : isGuest ? (
        <Item to={paths.login} icon={IconUser} label={t('app.title.login')} current={name === 'login'} />
      ) : null}
      <Opener
        icon={IconMenu2}
        label={t('app.nav.more')}
        // A map on a phone has no toolbar with the bell.
        unread={
          frame === 'map' && me && me.unreadNotices > 0 ? t('notice.bell', { count: me.unreadNotices }) : undefined
        }
        onOpen={onMore}
      />
    </nav>
  )
}
