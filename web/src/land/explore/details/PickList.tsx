import { useEffect, useRef } from 'react'
import type { MapPick } from '../../../map/view/mapProps.ts'
import { AreaRow, type Pointing } from '../list/AreaRow.tsx'
import { CommunityRow } from '../list/CommunityRow.tsx'
import { communities } from '../../../content/membership/community.ts'
import { useOnceEach } from '../../../platform/api/useOnceEach.ts'
import { useAreasById } from '../data.ts'
import classes from '../MapSidebar.module.css'
import type { View } from '../useView.ts'

interface ChooserProps {
  pick: MapPick
  /** The areas that are loaded already, and the ids of the reader's own areas. */
  view: Pick<View, 'areas' | 'mine'>
  pointing: Pointing
}

/** The list of everything under one press on the map: areas, smallest first, then communities. */
export function PickList({ pick, view, pointing }: ChooserProps) {
  const areasById = useAreasById(
    pick.areas.map(({ id }) => id),
    new Map(view.areas.map((area) => [area.id, area])),
  )
  const lands = useOnceEach(
    communities.one,
    pick.communities.map(({ id }) => ({ id })),
  )
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After a pick by keyboard (Enter in the middle of the map), the focus moves to the list.
    if (document.activeElement?.matches('canvas:focus-visible')) rows.current?.querySelector('a')?.focus()
  }, [pick])
  return (
    <div ref={rows}>
      {pick.areas.length > 0 && (
        <ul className={classes.section}>
          {pick.areas.map((area) => (
            <AreaRow
              key={area.id}
              {...area}
              mine={view.mine.has(area.id)}
              area={areasById.get(area.id)}
              {...pointing}
            />
          ))}
        </ul>
      )}
      {pick.communities.length > 0 && (
        <ul className={classes.section}>
          {pick.communities.map(({ id, title }) => (
            <CommunityRow
              key={id}
              id={id}
              title={title}
              community={lands.find((one) => one.id === id)}
              named
              {...pointing}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
