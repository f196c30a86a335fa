import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { usePointing } from '../../../content/pointing.ts'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import classes from './TreasuresTab.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'

/** Returns the element id of a treasure's card, which gets the focus back when the details close. */
export const cardId = (id: string): string => `card-${id}`

interface TreasureCardProps {
  treasure: TreasureView
  chosen: boolean
  onChoose: () => void
}

/** One treasure in the gallery. */
export function TreasureCard({ treasure, chosen, onChoose }: TreasureCardProps) {
  const { t } = useTranslation()
  const { id, photo, title, creator, createdAt, placeHidden } = treasure
  return (
    <li className={classes.item} {...usePointing(id)}>
      <button
        type="button"
        id={cardId(id)}
        className={layoutClass('stack', { gap: 'xs' }, classes.card)}
        aria-current={chosen}
        onClick={onChoose}
      >
        <img src={photoUrl(photo.id, 'list')} width={photo.width} height={photo.height} alt="" loading="lazy" />
        <span className={textClasses.name}>{title}</span>
        <span className={textClasses.quiet}>
          {creator.name || t('app.word.formerMember')}, <Ago at={createdAt} />
        </span>
        {placeHidden && <span className={textClasses.quiet}>{t('treasure.place.aboutShort')}</span>}
      </button>
    </li>
  )
}
