import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN } from '@fieldfare/shared/limits.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueText } from '../../form/IssueText.tsx'
import { Button } from '../../ui/Button.tsx'
import { fieldError } from '../../ui/form/fieldLook.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { OptionPlaceButtons } from './OptionPlaceButtons.tsx'
import classes from './OptionsField.module.css'
import { PlaceDialog } from './PlaceDialog.tsx'
import { emptyOption, type OptionValue } from './pollValues.ts'

interface OptionsFieldProps {
  options: readonly OptionValue[]
  onChange: (options: OptionValue[]) => void
  community: CommunityView
  /** Set after a refusal: why, of the field as a whole. */
  error: ReactNode
  /** What is wrong with single options, by `['options', index, …]`; shown after a refusal. */
  issues: readonly Issue[]
}

/** The options of a poll, each with its words and, where the owner wants, a place. */
export function OptionsField({ options, onChange, community, error, issues }: OptionsFieldProps) {
  const { t } = useTranslation()
  const hint = useId()
  const list = useRef<HTMLOListElement>(null)
  const [placing, setPlacing] = useState<number | null>(null)
  const change = (at: number, part: Partial<OptionValue>) =>
    onChange(options.map((option, i) => (i === at ? { ...option, ...part } : option)))
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus())
  const add = () => {
    onChange([...options, emptyOption()])
    focus(options.length)
  }
  const remove = (at: number) => {
    onChange(options.filter((_, i) => i !== at))
    focus(Math.max(0, at - 1))
  }
  const issueOf = (at: number, part: 'value' | 'place') => {
    const issue = error
      ? issues.find(({ path }) => path[1] === at && (path[2] === 'place') === (part === 'place'))
      : null
    return issue && <IssueText issue={issue} />
  }
  const single = issues.some(({ path }) => typeof path[1] === 'number')
  const whole = Boolean(error) && !single
  const placed = placing === null ? null : options[placing]
  return (
    <fieldset className={classes.field} aria-describedby={hint}>
      <legend>{t('poll.form.options')}</legend>
      <p id={hint} className={classes.quiet}>
        {t('poll.form.optionsHint', { min: OPTIONS_MIN, max: OPTIONS_MAX })}
      </p>
      <ol ref={list} className={classes.options}>
        {options.map(({ key, value, place }, at) => (
          <li key={key} className={classes.option}>
            <TextField
              label={t('poll.form.option', { number: at + 1 })}
              autoComplete="off"
              counted={{ max: OPTION_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
              value={value}
              error={issueOf(at, 'value')}
              onChange={({ currentTarget }) => change(at, { value: currentTarget.value })}
            />
            <IconButton label={t('poll.form.removeOption', { number: at + 1 })} onClick={() => remove(at)}>
              <IconX aria-hidden="true" />
            </IconButton>
            <OptionPlaceButtons
              number={at + 1}
              place={place}
              onOpen={() => setPlacing(at)}
              onRemove={() => change(at, { place: null })}
              error={issueOf(at, 'place')}
            />
          </li>
        ))}
      </ol>
      {whole && <p className={classes.error}>{fieldError(error)}</p>}
      <div className={classes.buttons}>
        <Button
          kind="soft"
          icon={<IconPlus size={20} aria-hidden="true" />}
          aria-invalid={whole}
          aria-disabled={options.length >= OPTIONS_MAX}
          onClick={() => options.length < OPTIONS_MAX && add()}
        >
          {t('poll.form.addOption')}
        </Button>
      </div>
      <PlaceDialog
        open={placing !== null}
        onClose={() => setPlacing(null)}
        value={placed?.value.trim() || t('poll.form.option', { number: (placing ?? 0) + 1 })}
        community={community}
        onPlace={(place) => placing !== null && change(placing, { place })}
      />
    </fieldset>
  )
}
