import { useTranslation } from '../../../platform/i18n/translation.ts'
import { IconHeart, IconHeartFilled } from '../../../platform/ui/icons.tsx'
import pillClasses from '../../../map/controls/pill.module.css'
import classes from './LoveSwitch.module.css'

/** The button over the map that switches the love map on and off. */
export function LoveSwitch({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  const { t } = useTranslation()
  const Icon = on ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={`${pillClasses.pill} ${classes.switch}`}
      aria-pressed={on}
      onClick={() => onSwitch(!on)}
    >
      <Icon size={20} aria-hidden="true" />
      {t('loveMap.name')}
    </button>
  )
}
