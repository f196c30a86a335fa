import type { Issue } from '@fieldfare/shared/errors.ts'
import { useForm as useEdits } from '@mantine/form'
import {
  type ChangeEvent,
  createElement,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { failureOf, failureText } from '../i18n/failure.ts'
import { useBeforeReload } from '../pwa/beforeReload.ts'
import { focusFirstError } from '../ui/form/focusFirstError.ts'
import { type Aliases, fieldOf } from './issues.ts'
import { IssueText } from './IssueText.tsx'
import { type Readers, readSavedForm, saveForm, type Values } from './savedForm.ts'

export interface FormOptions<V extends Values> {
  /** The values before the first edit. They may change while the form is shown; edits override them. */
  base: V
  /** Finds the faults in the values, by the same schemas as the server's. */
  check: (values: V) => Issue[]
  /** Sends the values; `changed` holds those that differ from `base`. Resolves when the server has them. */
  send: (values: V, changed: Partial<V>) => Promise<unknown>
  /** The name under which edits survive a reload of the tab. */
  savedAs?: string
  /** Schemas that read back saved edits other than texts and ticks. */
  readers?: Readers<V>
  /** Keeps a draft at every edit, in place of `savedAs`. */
  keep?: (values: V) => void
  /** Fields that are never saved. */
  secrets?: readonly (keyof V)[]
  aliases?: Aliases<V>
}

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>

/** The props of a field with a value of any type. `onChange` takes a value, or the event of an input. */
export interface FieldProps<T> {
  name: string
  value: T
  error: ReactNode
  onChange: (change: T | Change) => void
}

export interface Form<V extends Values> {
  values: V
  /** True while some value differs from `base`. */
  dirty: boolean
  sending: boolean
  /** True when the last sending succeeded and nothing was edited since. */
  sent: boolean
  /** The reason why sending failed, unless a field shows it. */
  failure: string | null
  ref: RefObject<HTMLFormElement | null>
  set: <K extends keyof V & string>(name: K, value: V[K]) => void
  field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>
  /** Checks the values, marks the invalid fields and focuses the first one. @returns true if all values are valid */
  valid: () => boolean
  submit: (event?: FormEvent) => void
  discard: () => void
}

/** The state of a form: its values, their errors, and a `submit` that sends once, however often the button is pressed. */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { t } = useTranslation()
  const { base, savedAs, keep, secrets = [], aliases } = options
  const ref = useRef<HTMLFormElement>(null)
  const [saved] = useState(() => readSavedForm(savedAs, base, options.readers))
  // The state holds only edits, so that a field without one follows `base`.
  const edits = useEdits<Partial<V>>({
    initialValues: saved,
    clearInputErrorOnChange: false,
    onValuesChange: (now) => {
      setSent(false)
      keep?.({ ...base, ...now })
    },
  })
  const [refusals, setRefusals] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  // A state would change one render too late to stop the second of two quick presses.
  const busy = useRef(false)

  const values: V = { ...base, ...edits.values }
  // Comparing walks through values, such as a shape of thousands of dots.
  const changed = useMemo(() => withoutEqual(edits.values, base), [edits.values, base])
  const dirty = Object.keys(changed).length > 0
  const savable = Object.fromEntries(Object.entries(changed).filter(([name]) => !secrets.includes(name)))
  const onlyHere = keep ? Object.keys(savable).length < Object.keys(changed).length : dirty

  const save = () => saveForm(savedAs, savable)
  useEffect(save)
  useBeforeReload(onlyHere, save)
  // The focus moves in the render that shows the marks.
  useLayoutEffect(() => {
    if (refusals > 0) focusFirstError(ref.current)
  }, [refusals])

  const replaceEdits = (next: Partial<V>) => {
    edits.setInitialValues(next)
    edits.reset()
  }
  // Setting a field by path would clone every other value, such as a shape of thousands of dots.
  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    edits.setValues((before) => ({ ...before, [name]: value }))
    edits.clearFieldError(name)
  }
  /** Marks the fields that the issues are about. @returns true if there is such a field */
  const mark = (issues: Issue[]): boolean => {
    const errors: Record<string, ReactNode> = {}
    for (const issue of issues) {
      const field = fieldOf(issue, base, aliases)
      if (field) errors[field] ??= createElement(IssueText, { issue })
    }
    edits.setErrors(errors)
    if (issues.length > 0) setRefusals((count) => count + 1)
    return Object.keys(errors).length > 0
  }
  const valid = () => {
    const issues = options.check(values)
    mark(issues)
    return issues.length === 0
  }

  const send = async () => {
    busy.current = true
    setSending(true)
    try {
      await options.send(values, changed)
      // Edits made while the form was being sent stay.
      const since = Object.entries(edits.getValues()).filter(([name, value]) => value !== values[name])
      replaceEdits(Object.fromEntries(since) as Partial<V>)
      setSent(true)
    } catch (thrown) {
      setError(mark(failureOf(thrown).issues) ? null : thrown)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  return {
    values,
    dirty,
    sending,
    sent: sent && !dirty,
    failure: error ? failureText(t, error) : null,
    ref,
    set,
    field: <K extends keyof V & string>(name: K) => ({
      name,
      value: values[name],
      error: edits.errors[name],
      // An input returns a value of the same type as the value that it shows.
      onChange: (change: V[K] | Change) => set(name, isEvent(change) ? (inputIn(change) as V[K]) : change),
    }),
    valid,
    submit: (event) => {
      event?.preventDefault()
      if (busy.current) return
      setError(null)
      if (valid()) void send()
    },
    discard: () => {
      saveForm(savedAs, {})
      replaceEdits({})
      setError(null)
    },
  }
}

const isEvent = (change: unknown): change is Change =>
  typeof change === 'object' && change !== null && 'nativeEvent' in change

const inputIn = ({ currentTarget: input }: Change): string | boolean =>
  input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value

/** The edits that differ from the base. */
const withoutEqual = <V extends Values>(edits: Partial<V>, base: V): Partial<V> =>
  Object.fromEntries(Object.entries(edits).filter(([name, value]) => !isSame(value, base[name]))) as Partial<V>

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
