import type { ContentPin } from '@fieldfare/shared/content.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { kindOf } from '../../../content/kind.ts'
import type { MapPick } from '../../../map/view/mapProps.ts'
import { usePointing } from '../../../content/pointing.ts'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconX } from '../../../platform/ui/icons.tsx'
import { PickList } from '../details/PickList.tsx'
import type { Pointing } from '../list/AreaRow.tsx'
import rows from '../list/rows.module.css'
import type { View } from '../useView.ts'
import classes from './CommunityMap.module.css'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** Everything on the map under one press. */
export interface Here {
  pins: readonly ContentPin[]
  pick: MapPick
}

interface HereCardProps {
  here: Here
  communityId: string
  view: View
  pointing: Pointing
  onClose: () => void
}

/** The list of everything under one press on the map of a community: its content first, then areas and other communities. */
export function HereCard({ here: { pins, pick }, communityId, view, pointing, onClose }: HereCardProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const card = useRef<HTMLElement>(null)
  const count = pins.length + pick.areas.length + pick.communities.length
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    // After a pick by keyboard (Enter in the middle of the map), the focus moves to the list.
    if (document.activeElement?.matches('canvas:focus-visible')) card.current?.querySelector('a')?.focus()
  }, [pick])
  return (
    <Box as="section" ref={card} tone="floating" pad="none" className={classes.here} aria-labelledby="here">
      <Row as="header" tight justify="between" className={classes.head}>
        <h2 className={textClasses.heading} id="here">
          {t('community.map.here', { count, number: number(count) })}
        </h2>
        <IconButton label={t('app.word.close')} onClick={onClose}>
          <IconX aria-hidden="true" />
        </IconButton>
      </Row>
      {pins.length > 0 && (
        <ul>
          {pins.map((pin) => (
            <PinRow key={pin.id} pin={pin} communityId={communityId} onOpen={onClose} />
          ))}
        </ul>
      )}
      <PickList pick={pick} view={view} pointing={pointing} />
    </Box>
  )
}

function PinRow({ pin, communityId, onOpen }: { pin: ContentPin; communityId: string; onOpen: () => void }) {
  const { t } = useTranslation()
  const { id, kind, title } = pin
  const { icon: Icon, placeOf } = kindOf(kind)
  return (
    <li>
      <Link
        {...placeOf({ id, kind, parentId: null }, communityId)}
        resetScroll={false}
        className={layoutClass('row', { tight: true }, rows.row)}
        onClick={onOpen}
        {...usePointing(id)}
      >
        <span className={classes.icon}>
          <Icon size={24} aria-hidden="true" />
        </span>
        <Stack as="span" grow gap="none">
          <span className={textClasses.name}>{title}</span>
          <span className={textClasses.quiet}>{t(`content.${kind}.label`)}</span>
        </Stack>
      </Link>
    </li>
  )
}
