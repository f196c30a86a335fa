import type { Stance } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import classes from './AskCard.module.css'
import { STANCES } from './stanceIcons.ts'

interface StanceButtonsProps {
  onAnswer: (stance: Stance) => void
}

/** The buttons to agree with a viewpoint, to disagree or to pass. */
export function StanceButtons({ onAnswer }: StanceButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.choices}>
      {STANCES.map(({ value, name, icon: Icon }) => (
        <Button
          key={name}
          type="button"
          kind="soft"
          icon={<Icon size={20} aria-hidden="true" />}
          onClick={() => onAnswer(value)}
        >
          {t(`opinion.stance.${name}`)}
        </Button>
      ))}
    </div>
  )
}
