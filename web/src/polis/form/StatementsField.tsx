import type { Issue } from '@fieldfare/shared/errors.ts'
import { STATEMENT_MAX, STATEMENTS_MAX } from '@fieldfare/shared/limits.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueText } from '../../form/IssueText.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { emptyStatement, type PolisValues } from './polisValues.ts'
import classes from './StatementsField.module.css'

interface StatementsFieldProps {
  statements: PolisValues['options']
  onChange: (statements: PolisValues['options']) => void
  /** What is wrong with single statements, by `['options', index]`. */
  issues: readonly Issue[]
}

/** The first statements of a conversation. */
export function StatementsField({ statements, onChange, issues }: StatementsFieldProps) {
  const { t } = useTranslation()
  const hint = useId()
  const list = useRef<HTMLOListElement>(null)
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus())
  return (
    <fieldset className={classes.field} aria-describedby={hint}>
      <legend>{t('polis.form.statements')}</legend>
      <p id={hint} className={classes.quiet}>
        {t('polis.form.statementsHint')}
      </p>
      <ol ref={list} className={classes.statements}>
        {statements.map(({ key, text }, at) => {
          const issue = issues.find(({ path }) => path[1] === at)
          return (
            <li key={key} className={classes.statement}>
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
              <IconButton
                label={t('polis.form.remove', { number: at + 1 })}
                onClick={() => {
                  onChange(statements.filter((_, i) => i !== at))
                  focus(Math.max(0, at - 1))
                }}
              >
                <IconX aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ol>
      <div>
        <Button
          kind="soft"
          icon={<IconPlus size={20} aria-hidden="true" />}
          aria-disabled={statements.length >= STATEMENTS_MAX}
          onClick={() => {
            if (statements.length >= STATEMENTS_MAX) return
            onChange([...statements, emptyStatement()])
            focus(statements.length)
          }}
        >
          {t('polis.form.add')}
        </Button>
      </div>
    </fieldset>
  )
}
