import { photoUrl } from '@fieldfare/shared/photo.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useTranslation } from 'react-i18next'
import { Ago } from '../../i18n/Ago.tsx'
import classes from './TreasuresTab.module.css'

/** What of a treasure gets the focus back when its details close. */
export const cardId = (id: string): string => `card-${id}`

interface TreasureCardProps {
  treasure: TreasureView
  chosen: boolean
  onChoose: () => void
}

/** One find in the gallery. */
export function TreasureCard({ treasure, chosen, onChoose }: TreasureCardProps) {
  const { t } = useTranslation()
  const { id, photo, title, creator, createdAt, placeHidden } = treasure
  return (
    <li>
      <button type="button" id={cardId(id)} className={classes.card} aria-current={chosen} onClick={onChoose}>
        <img src={photoUrl(photo.id, 'list')} width={photo.width} height={photo.height} alt="" loading="lazy" />
        <span className={classes.name}>{title}</span>
        <span className={classes.quiet}>
          {creator.name || t('app.word.formerMember')}, <Ago at={createdAt} />
        </span>
        {placeHidden && <span className={classes.quiet}>{t('treasure.place.aboutShort')}</span>}
      </button>
    </li>
  )
}
