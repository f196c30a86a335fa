import { Audience } from '../src/platform/form/Audience.tsx'
import { CheckField } from '../src/platform/ui/form/CheckField.tsx'
import { ChoiceTabs } from '../src/platform/ui/form/ChoiceTabs.tsx'
import { FormFailure } from '../src/platform/ui/form/FormFailure.tsx'
import { PasswordField } from '../src/platform/ui/form/PasswordField.tsx'
import { Question } from '../src/platform/ui/form/Question.tsx'
import { SelectField } from '../src/platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../src/platform/ui/form/TextAreaField.tsx'
import { TextField } from '../src/platform/ui/form/TextField.tsx'
import { type Entry, nothing } from './entry.ts'

const counter = (used: number, max: number) => `${used} / ${max}`

export const form: Entry[] = [
  {
    part: 'Question',
    states: {
      'with a hint': (t) => (
        <Question name="frequency" title={t('area.wizard.title.frequency')} hint={t('area.wizard.hint.frequency')}>
          <p>{t('area.frequency.weekly')}</p>
        </Question>
      ),
      optional: (t) => (
        <Question name="priority" title={t('area.wizard.title.priority')} optional={t('app.word.optional')}>
          <p>{t('area.priority.maintained')}</p>
        </Question>
      ),
    },
  },
  {
    part: 'TextField',
    states: {
      'with its readers': (t) => <TextField label={t('app.title.area')} seenBy={<Audience is="owners" />} />,
      empty: (t) => <TextField label={t('app.title.area')} />,
      'optional, with a hint': (t) => (
        <TextField
          label={t('app.title.area')}
          optional={t('app.word.optional')}
          description={t('area.levelHint.world')}
        />
      ),
      filled: (t) => <TextField label={t('app.title.area')} defaultValue={t('area.wizard.untitled')} />,
      wrong: (t) => <TextField label={t('app.title.area')} error={t('area.wizard.notKept')} />,
      disabled: (t) => <TextField label={t('app.title.area')} disabled defaultValue="Texel" />,
    },
  },
  {
    part: 'TextAreaField',
    states: {
      empty: (t) => (
        <TextAreaField label={t('app.title.message')} value="" max={100} counter={counter} onChange={nothing} />
      ),
      'nearly full': (t) => (
        <TextAreaField
          label={t('app.title.message')}
          optional={t('app.word.optional')}
          value={'Texel '.repeat(16)}
          max={100}
          counter={counter}
          onChange={nothing}
        />
      ),
      wrong: (t) => (
        <TextAreaField
          label={t('app.title.message')}
          value=""
          max={100}
          counter={counter}
          onChange={nothing}
          error={t('area.wizard.notKept')}
        />
      ),
    },
  },
  {
    part: 'PasswordField',
    states: {
      empty: (t) => <PasswordField label={t('app.title.resetPassword')} showLabel={t('app.word.showPassword')} />,
      wrong: (t) => (
        <PasswordField
          label={t('app.title.resetPassword')}
          showLabel={t('app.word.showPassword')}
          error={t('area.wizard.notKept')}
        />
      ),
    },
  },
  {
    part: 'SelectField',
    states: {
      plain: (t) => (
        <SelectField
          label={t('app.title.area')}
          optional={t('app.word.optional')}
          data={[t('area.frequency.daily'), t('area.frequency.weekly')]}
        />
      ),
      wrong: (t) => (
        <SelectField label={t('app.title.area')} data={[t('area.frequency.daily')]} error={t('area.wizard.notKept')} />
      ),
    },
  },
  {
    part: 'ChoiceTabs',
    states: {
      labelled: (t) => (
        <ChoiceTabs
          label={t('app.title.area')}
          options={(['daily', 'weekly'] as const).map((value) => ({ value, label: t(`area.frequency.${value}`) }))}
          value="daily"
          onChange={nothing}
        />
      ),
      'under a heading': (t) => (
        <ChoiceTabs
          heading
          label={t('app.title.area')}
          options={(['daily', 'weekly'] as const).map((value) => ({ value, label: t(`area.frequency.${value}`) }))}
          value="weekly"
          onChange={nothing}
        />
      ),
    },
  },
  {
    part: 'CheckField',
    states: {
      off: (t) => (
        <CheckField
          value={false}
          onChange={nothing}
          label={t('area.priority.maintained')}
          description={t('area.priorityHint.maintained')}
        />
      ),
      on: (t) => <CheckField value onChange={nothing} label={t('area.priority.maintained')} />,
      wrong: (t) => (
        <CheckField
          value={false}
          onChange={nothing}
          label={t('area.priority.maintained')}
          error={t('area.wizard.notKept')}
        />
      ),
      disabled: (t) => <CheckField value={false} label={t('area.priority.maintained')} disabled />,
    },
  },
  { part: 'FormFailure', states: { plain: (t) => <FormFailure>{t('area.wizard.notKept')}</FormFailure> } },
]
