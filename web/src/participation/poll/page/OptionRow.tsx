import type { PollOption } from '@fieldfare/shared/poll.ts'
import { useTranslation } from 'react-i18next'
import { PlaceState } from '../../place/PlaceState.tsx'
import { IconCheck } from '../../../platform/ui/icons.tsx'
import classes from './Ballot.module.css'

interface OptionRowProps {
  option: PollOption
  /** Its number on the map; null where no option has a place. */
  number: number | null
  /** Its part of all votes, 0 to 1; null while votes are hidden. */
  share: number | null
  /** The same in words. */
  words: string | null
  /** The reader voted for it. */
  own: boolean
  /** It was pressed on the map. */
  lit: boolean
  /** To choose it; null where one does not choose. */
  choice: { checked: boolean; describedBy: string; onChoose: () => void } | null
}

/** One option with its votes: a choice, or an entry of a list. */
export function OptionRow({ option, number, share, words, own, lit, choice }: OptionRowProps) {
  const { t } = useTranslation()
  const facts = (
    <>
      <span className={classes.line}>
        {number !== null && option.place && (
          <span className={classes.number} aria-hidden="true">
            {number}
          </span>
        )}
        <span className={classes.value}>{option.value}</span>
        {own && (
          <span className={classes.own}>
            <IconCheck size={18} aria-hidden="true" />
            {t('poll.ballot.mine')}
          </span>
        )}
      </span>
      {option.place && (
        <span className={classes.where}>
          <PlaceState place={option.place} />
        </span>
      )}
      {share !== null && (
        <>
          <span className={classes.words}>{words}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ width: `${share * 100}%` }} />
          </span>
        </>
      )}
    </>
  )
  const look = [classes.option, own && classes.mine, (lit || choice?.checked) && classes.lit].filter(Boolean).join(' ')
  if (!choice) return <li className={look}>{facts}</li>
  return (
    <label className={`${look} ${classes.choice}`}>
      <input
        type="radio"
        name="option"
        checked={choice.checked}
        aria-describedby={choice.describedBy}
        onChange={choice.onChoose}
      />
      <span className={classes.facts}>{facts}</span>
    </label>
  )
}
