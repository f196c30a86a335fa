import type { Issue } from '@fieldfare/shared/errors.ts'
import { useTranslation } from '../i18n/translation.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { FieldList } from './FieldList.tsx'
import { IssueText } from './IssueText.tsx'
import { emptyLine, type Line } from './lines.ts'

interface LinesFieldProps {
  lines: Line[]
  onChange: (lines: Line[]) => void
  /** The issues of the form: those of single lines have the path `[name, index]`. */
  issues: readonly Issue[]
  name: string
  /** The most lines, and the most characters of each. */
  max: number
  maxLength: number
  words: {
    legend: string
    hint: string
    add: string
    line: (number: number) => string
    remove: (number: number) => string
  }
}

/** Short texts that the reader adds and removes, each in a field of its own. */
export function LinesField({ lines, onChange, issues, name, max, maxLength, words }: LinesFieldProps) {
  const { t } = useTranslation()
  return (
    <FieldList
      legend={words.legend}
      hint={words.hint}
      items={lines}
      max={max}
      field={({ text }, at) => {
        const issue = issues.find(({ path }) => path[0] === name && path[1] === at)
        return (
          <TextField
            label={words.line(at + 1)}
            autoComplete="off"
            counted={{ max: maxLength, counter: (used, most) => t('app.word.counter', { used, max: most }) }}
            value={text}
            error={issue && <IssueText issue={issue} />}
            onChange={({ currentTarget: { value } }) =>
              onChange(lines.map((one, i) => (i === at ? { ...one, text: value } : one)))
            }
          />
        )
      }}
      addLabel={words.add}
      removeLabel={words.remove}
      onAdd={() => onChange([...lines, emptyLine()])}
      onRemove={(at) => onChange(lines.filter((_, i) => i !== at))}
    />
  )
}
