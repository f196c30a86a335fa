import type { Issue } from '@fieldfare/shared/errors.ts'
import { STATEMENT_MAX, STATEMENTS_MAX } from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { FieldList } from '../../../platform/form/FieldList.tsx'
import { IssueText } from '../../../platform/form/IssueText.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { emptyStatement, type PolisValues } from './polisValues.ts'

interface StatementsFieldProps {
  statements: PolisValues['options']
  onChange: (statements: PolisValues['options']) => void
  /** The issues of single statements, by `['options', index]`. */
  issues: readonly Issue[]
}

/** The first statements of a conversation. */
export function StatementsField({ statements, onChange, issues }: StatementsFieldProps) {
  const { t } = useTranslation()
  return (
    <FieldList
      legend={t('polis.form.statements')}
      hint={t('polis.form.statementsHint')}
      items={statements}
      max={STATEMENTS_MAX}
      field={({ text }, at) => {
        const issue = issues.find(({ path }) => path[1] === at)
        return (
          <TextField
            label={t('polis.form.statement', { number: at + 1 })}
            autoComplete="off"
            counted={{ max: STATEMENT_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
            value={text}
            error={issue && <IssueText issue={issue} />}
            onChange={({ currentTarget: { value } }) =>
              onChange(statements.map((one, i) => (i === at ? { ...one, text: value } : one)))
            }
          />
        )
      }}
      addLabel={t('polis.form.add')}
      removeLabel={(number) => t('polis.form.remove', { number })}
      onAdd={() => onChange([...statements, emptyStatement()])}
      onRemove={(at) => onChange(statements.filter((_, i) => i !== at))}
    />
  )
}
