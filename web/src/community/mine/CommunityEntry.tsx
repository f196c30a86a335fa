import { wholeKm2 } from '@fieldfare/shared/geo/size.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { paths } from '../../paths.ts'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ListEntry } from '../../ui/layout/ListEntry.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import classes from './CommunityEntry.module.css'

interface CommunityEntryProps {
  community: CommunityView
  /** More buttons. */
  children?: ReactNode
}

/** A community in a list, with a thumbnail of its land. */
export function CommunityEntry({ community, children }: CommunityEntryProps) {
  const { t } = useTranslation()
  const { number, km2 } = useFormat()
  const theme = useColourScheme()
  const phone = usePhone()
  const { id, title, organization, subscribers, areaM2, geometry, description, system } = community
  const facts = [
    organization && t('community.lookedAfter', { organization }),
    t('community.people', { count: subscribers, number: number(subscribers) }),
    km2(wholeKm2(areaM2)),
    system && t('community.page.systemMark'),
  ]
  return (
    <ListEntry
      picture={
        <MapThumbnail geometry={geometry} level={null} theme={theme} {...(phone ? { width: 104, height: 104 } : {})} />
      }
      title={<Link to={paths.community(id)}>{title}</Link>}
      facts={facts.filter(Boolean).join(', ')}
      text={description && <span className={classes.description}>{description}</span>}
      actions={
        <>
          <ButtonLink
            to={paths.map}
            search={{ community: id }}
            kind="text"
            aria-label={t('community.mine.onMapNamed', { title })}
          >
            {t('community.mine.onMap')}
          </ButtonLink>
          {children}
        </>
      }
    />
  )
}
