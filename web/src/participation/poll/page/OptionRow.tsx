import type { PollOption } from '@fieldfare/shared/poll.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { PlaceState } from '../../place/PlaceState.tsx'
import { IconCheck } from '../../../platform/ui/icons.tsx'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import choiceClasses from '../../choice.module.css'
import classes from './Ballot.module.css'

interface OptionRowProps {
  option: PollOption
  /** The number of the option on the map; null if no option has a place. */
  number: number | null
  /** The share of all votes, 0 to 1; null while votes are hidden. */
  share: number | null
  /** The share as text. */
  words: string | null
  /** True if the reader voted for this option. */
  own: boolean
  /** True if the option was pressed on the map. */
  lit: boolean
  /** The props of the radio button; null if the options cannot be chosen. */
  choice: { checked: boolean; describedBy: string; onChoose: () => void } | null
}

/** One option of a poll with its votes, as a choice or as an entry of a list. */
export function OptionRow({ option, number, share, words, own, lit, choice }: OptionRowProps) {
  const { t } = useTranslation()
  const facts = (
    <>
      <Row as="span" gap="s" align="start">
        {number !== null && option.place && (
          <span className={classes.number} aria-hidden="true">
            {number}
          </span>
        )}
        <Box as="span" grow="wide" className={textClasses.people}>
          {option.value}
        </Box>
        {own && (
          <Row as="span" tight gap="xs" className={`${textClasses.label} ${classes.own}`}>
            <IconCheck size={18} aria-hidden="true" />
            {t('poll.ballot.mine')}
          </Row>
        )}
      </Row>
      {option.place && (
        <span className={textClasses.quiet}>
          <PlaceState place={option.place} />
        </span>
      )}
      {share !== null && (
        <>
          <span className={textClasses.quiet}>{words}</span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ width: `${share * 100}%` }} />
          </span>
        </>
      )}
    </>
  )
  const look = [own && classes.mine, lit && classes.lit].filter(Boolean).join(' ')
  if (!choice)
    return (
      <Stack as="li" tone="plain" note gap="s" className={look}>
        {facts}
      </Stack>
    )
  return (
    <Row as="label" tight align="start" tone="plain" note className={`${look} ${choiceClasses.choice}`}>
      <input
        type="radio"
        name="option"
        checked={choice.checked}
        aria-describedby={choice.describedBy}
        onChange={choice.onChoose}
      />
      <Stack as="span" grow gap="s">
        {facts}
      </Stack>
    </Row>
  )
}
