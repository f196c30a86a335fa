import formClasses from '../../../platform/form/Form.module.css'
import classes from './Choices.module.css'

interface ChoicesProps<C extends string> {
  label: string
  name: string
  choices: readonly C[]
  chosen: C
  onChoose: (choice: C) => void
  text: (choice: C) => string
  /** Short ones lie side by side, longer ones below each other. */
  look: 'row' | 'list'
}

/** A choice that is saved at once. */
export function Choices<C extends string>({ label, name, choices, chosen, onChoose, text, look }: ChoicesProps<C>) {
  return (
    <fieldset className={formClasses.group}>
      <legend>{label}</legend>
      <div className={classes[look]}>
        {choices.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {text(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
