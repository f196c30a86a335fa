import { useId } from 'react'
import classes from './ChoiceTabs.module.css'

interface ChoiceTabsProps<T extends string> {
  label: string
  /** True when the label is the heading of a part of the page. */
  heading?: boolean
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A choice between a few options side by side: radio buttons that look like a switch. */
export function ChoiceTabs<T extends string>({ label, heading, options, value, onChange }: ChoiceTabsProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={heading ? classes.heading : undefined}>{label}</legend>
      <div className={classes.tabs}>
        {options.map((option) => (
          <label key={option.value} className={classes.tab}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
