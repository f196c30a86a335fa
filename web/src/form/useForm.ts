import type { Issue } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { failureOf, failureText, fieldTexts } from '../i18n/failure.ts'
import { useBeforeReload } from '../pwa/beforeReload.ts'
import { focusFirstError } from '../ui/form/focusFirstError.ts'
import { type FieldValue, keepEdits, readEdits, type Values } from './keptEdits.ts'

interface FormOptions<V extends Values> {
  /** What stands before anything is typed; may change while the form is shown. */
  base: V
  /** What is wrong, by the same schemas as the server's. */
  check: (values: V) => Issue[]
  /** Sends; resolves when it is done. `changed` holds what differs from `base`. */
  send: (values: V, changed: Partial<V>) => Promise<unknown>
  /** Under which name what is typed survives a reload. */
  keptAs?: string
  /** Never kept. */
  secrets?: readonly (keyof V)[]
}

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string
type CheckName<V> = { [K in keyof V]: V[K] extends boolean ? K : never }[keyof V] & string

export interface Form<V extends Values> {
  values: V
  dirty: boolean
  sending: boolean
  /** The last sending went well, and nothing was changed since. */
  sent: boolean
  /** What to say about the form as a whole; what belongs to a field stands there. */
  failure: string | null
  ref: RefObject<HTMLFormElement | null>
  set: <K extends keyof V & string>(name: K, value: V[K]) => void
  /** The props of a field with text. */
  text: (name: TextName<V>) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: Change) => void
  }
  /** The props of a box to tick. */
  check: (name: CheckName<V>) => {
    name: string
    checked: boolean
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  /** Whether everything is right; if not, it is marked and the first mark gets the focus. */
  valid: () => boolean
  submit: (event?: FormEvent) => void
  discard: () => void
}

/** What a schema says about a value, as issues. */
export function issuesFrom(schema: z.ZodType, value: unknown): Issue[] {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : issuesOf(parsed.error)
}

/** The named fields that are empty. */
export const emptyOf = <V extends Values>(values: V, names: readonly (keyof V & string)[]): Issue[] =>
  names.filter((name) => values[name] === '').map((name) => ({ path: [name], key: 'required' }))

/** An issue within a field's value, such as with one of many tags, belongs to the field. */
export const atField = (issue: Issue): Issue => {
  const field = issue.path.findLastIndex((part) => typeof part === 'string')
  return field < 0 ? issue : { ...issue, path: issue.path.slice(0, field + 1) }
}

/** One form: what is typed, what is wrong with it, and sending it once, however often the button is pressed. */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { t } = useTranslation()
  const { base, keptAs, secrets = [] } = options
  const ref = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<V>>(() => readEdits(keptAs, base))
  const [issues, setIssues] = useState<Issue[]>([])
  const [error, setError] = useState<unknown>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  // The state is a moment late for the second of two quick presses.
  const busy = useRef(false)

  const values = { ...base, ...edits }
  const changed = Object.fromEntries(
    Object.entries(edits).filter(([name, value]) => value !== base[name]),
  ) as Partial<V>
  const dirty = Object.keys(changed).length > 0
  const texts = fieldTexts(t, issues)
  const placed = issues.some(({ path }) => String(path.at(-1)) in base)

  const keep = () => keepEdits(keptAs, changed, secrets)
  useEffect(keep)
  useBeforeReload(dirty, keep)

  const set = (name: string, value: FieldValue) => {
    setEdits((before) => ({ ...before, [name]: value }))
    setIssues((before) => before.filter(({ path }) => path.at(-1) !== name))
    setSent(false)
  }
  const mark = (found: Issue[]) => {
    setIssues(found)
    marked.current = found.length > 0
    return found.length === 0
  }
  // Once the marks are drawn, and not before.
  const marked = useRef(false)
  useEffect(() => {
    if (marked.current) focusFirstError(ref.current)
    marked.current = false
  })
  const valid = () => mark(options.check(values))

  const send = async () => {
    busy.current = true
    setSending(true)
    try {
      await options.send(values, changed)
      keepEdits(keptAs, {}, secrets)
      // What was typed while it was sent stays.
      setEdits(
        (now) =>
          Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== values[name])) as Partial<V>,
      )
      setSent(true)
    } catch (thrown) {
      setError(thrown)
      mark(failureOf(thrown).issues)
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
    failure: error && !placed ? failureText(t, error) : null,
    ref,
    set,
    text: (name) => ({
      name,
      value: String(values[name]),
      error: texts[name],
      onChange: (event) => set(name, event.currentTarget.value),
    }),
    check: (name) => ({
      name,
      checked: values[name] === true,
      error: texts[name],
      onChange: (event) => set(name, event.currentTarget.checked),
    }),
    valid,
    submit: (event) => {
      event?.preventDefault()
      if (busy.current) return
      setError(null)
      if (valid()) void send()
    },
    discard: () => {
      keepEdits(keptAs, {}, secrets)
      setEdits({})
      setIssues([])
      setError(null)
    },
  }
}
