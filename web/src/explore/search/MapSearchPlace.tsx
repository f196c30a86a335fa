import type { AreaView } from '@fieldfare/shared/area.ts'
import { BarSlot } from '../../shell/layout/BarSlot.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { MapSearch } from './MapSearch.tsx'

/** Puts the search in the bar of a wide screen, over the map of a phone. */
export function MapSearchPlace({ areas }: { areas?: readonly AreaView[] }) {
  const phone = usePhone()
  if (phone) return <MapSearch floating areas={areas} />
  return (
    <BarSlot>
      <MapSearch areas={areas} />
    </BarSlot>
  )
}
