import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { OPTION_MAX, OPTIONS_MAX, OPTIONS_MIN } from '@fieldfare/shared/limits.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { FieldList } from '../../../platform/form/FieldList.tsx'
import { IssueText } from '../../../platform/form/IssueText.tsx'
import { PlaceDialogs } from '../../place/PlaceDialogs.tsx'
import type { PlaceWay } from '../../place/placing.ts'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { shapesOf } from '../shapesOf.ts'
import { OptionPlaceButtons } from './OptionPlaceButtons.tsx'
import { emptyOption, type OptionValue } from './pollValues.ts'

interface OptionsFieldProps {
  options: readonly OptionValue[]
  onChange: (options: OptionValue[]) => void
  community: CommunityView
  /** The error of the options as a whole, set after a refusal. */
  error: ReactNode
  /** The issues of single options, with paths such as `['options', index, …]`; shown once `error` is set. */
  issues: readonly Issue[]
}

/** The fields for the options of a poll, each with a text and an optional place. */
export function OptionsField({ options, onChange, community, error, issues }: OptionsFieldProps) {
  const { t } = useTranslation()
  const [placing, setPlacing] = useState<{ at: number; way: PlaceWay } | null>(null)
  const change = (at: number, part: Partial<OptionValue>) =>
    onChange(options.map((option, i) => (i === at ? { ...option, ...part } : option)))
  const issueOf = (at: number, part: 'value' | 'place') => {
    const issue = error
      ? issues.find(({ path }) => path[1] === at && (path[2] === 'place') === (part === 'place'))
      : null
    return issue && <IssueText issue={issue} />
  }
  const single = issues.some(({ path }) => typeof path[1] === 'number')
  const at = placing?.at ?? 0
  const placed = options[at]
  const beside = useMemo(() => shapesOf(options.filter((_, i) => i !== at)), [options, at])
  return (
    <>
      <FieldList
        legend={t('poll.form.options')}
        hint={t('poll.form.optionsHint', { min: OPTIONS_MIN, max: OPTIONS_MAX })}
        items={options}
        max={OPTIONS_MAX}
        field={({ value }, at) => (
          <TextField
            label={t('poll.form.option', { number: at + 1 })}
            autoComplete="off"
            counted={{ max: OPTION_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
            value={value}
            error={issueOf(at, 'value')}
            onChange={({ currentTarget }) => change(at, { value: currentTarget.value })}
          />
        )}
        below={(option, at) => (
          <OptionPlaceButtons
            number={at + 1}
            placing={option}
            onOpen={(way) => setPlacing({ at, way })}
            onChange={(changed) => change(at, changed)}
            error={issueOf(at, 'place')}
          />
        )}
        error={!single && error}
        addLabel={t('poll.form.addOption')}
        removeLabel={(number) => t('poll.form.removeOption', { number })}
        onAdd={() => onChange([...options, emptyOption()])}
        onRemove={(at) => onChange(options.filter((_, i) => i !== at))}
      />
      {placed && (
        <PlaceDialogs
          way={placing?.way ?? null}
          onWay={(way) => setPlacing(way && { at, way })}
          value={placed.value.trim() || t('poll.form.option', { number: at + 1 })}
          community={community}
          placing={placed}
          onPlacing={(changed) => change(at, changed)}
          beside={beside}
          walkKey={`poll option ${placed.key}`}
        />
      )}
    </>
  )
}
