import type { CommunityView } from '@fieldfare/shared/community.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Thumbnail } from '../../../map/thumbnail/Thumbnail.tsx'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { ListEntry } from '../../../platform/ui/layout/ListEntry.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { landSubject } from '../landSubject.ts'
import textClasses from '../../../platform/ui/text.module.css'

interface CommunityEntryProps {
  community: CommunityView
  /** Additional buttons. */
  children?: ReactNode
  /** A menu button. */
  menu?: ReactNode
}

/** An entry in a list of communities, with a thumbnail of the community's land. */
export function CommunityEntry({ community, children, menu }: CommunityEntryProps) {
  const { t } = useTranslation()
  const { number, size } = useFormat()
  const phone = usePhone()
  const { id, title, organization, subscribers, areaM2, geometry, description, system, mine } = community
  const facts = [
    organization && t('community.lookedAfter', { organization }),
    t('community.people', { count: subscribers, number: number(subscribers) }),
    size(areaM2),
    system && t('community.page.systemMark'),
    mine?.hidden && t('community.page.unseenMark'),
  ]
  return (
    <ListEntry
      picture={
        <Thumbnail of={landSubject(community)} size={phone ? '104x104' : '220x148'} geometry={geometry} level={null} />
      }
      title={<Link to={paths.community(id)}>{title}</Link>}
      facts={facts.filter(Boolean).join(', ')}
      text={description && <span className={textClasses.beginning}>{description}</span>}
      menu={menu}
      actions={
        <>
          <ButtonLink to={paths.community(id)} kind="soft" aria-label={t('community.openNamed', { title })}>
            {t('community.open')}
          </ButtonLink>
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
