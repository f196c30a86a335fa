import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useFormat } from '../../i18n/format.ts'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { Entry } from './Entry.tsx'
import classes from './Timeline.module.css'

interface TimelineProps {
  areas: readonly MyAreaView[]
  onRemove: (area: MyAreaView) => void
}

/** Areas, newest first. A phone has no room for a date beside each, and groups them by month. */
export function Timeline({ areas, onRemove }: TimelineProps) {
  const { month } = useFormat()
  const phone = usePhone()
  const monthOf = ({ dateCreated }: MyAreaView) => month(dateCreated)

  return (
    <ul className={classes.list}>
      {areas.map((area, index) => {
        const before = areas[index - 1]
        const heading = phone && (!before || monthOf(before) !== monthOf(area)) ? monthOf(area) : undefined
        return (
          <li key={area.id}>
            {heading && <p className={classes.month}>{heading}</p>}
            <Entry area={area} onRemove={() => onRemove(area)} />
          </li>
        )
      })}
    </ul>
  )
}
