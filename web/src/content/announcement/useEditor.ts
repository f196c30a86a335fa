import type { Issue } from '@fieldfare/shared/errors.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { forgetKey, idempotencyKey } from '../../platform/form/idempotencyKey.ts'
import type { Aliases } from '../../platform/form/issues.ts'
import type { Readers, Values } from '../../platform/form/savedForm.ts'
import { useForm } from '../../platform/form/useForm.ts'
import { paths } from '../../platform/paths.ts'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'

interface Known {
  id: string
  version: number
}

interface EditorOptions<V extends Values, D> {
  kind: 'advert' | 'notice'
  /** The edited item; undefined to add a new one. */
  item: Known | undefined
  values: () => V
  readers: Readers<V>
  aliases?: Aliases<V>
  issues: (id: string, values: V) => Issue[]
  input: (values: V) => D
  save: (input: { id: string; version?: number; data: D }) => Promise<unknown>
  remove: (one: { id: string }) => Promise<unknown>
}

/** The form that adds or edits an advert or a notice, and a function that deletes it. Both lead back to the list when done. */
export function useEditor<V extends Values, D>(options: EditorOptions<V, D>) {
  const { kind, item, readers, aliases, issues, input, save, remove } = options
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { announce } = useUndoableAction()
  const [base] = useState(options.values)
  const savedAs = `${kind} ${item?.id ?? 'new'}`
  const leave = () => void navigate({ to: paths.announcements, replace: true })
  const form = useForm<V>({
    base,
    readers,
    ...(aliases && { aliases }),
    savedAs,
    check: (values) => issues(item?.id ?? crypto.randomUUID(), values),
    send: async (values) => {
      const data = input(values)
      const saved = item && { id: item.id, version: item.version }
      await save({ ...(saved ?? { id: idempotencyKey(savedAs, JSON.stringify(data)) }), data })
      forgetKey(savedAs)
      announce({ message: t('announcement.saved') })
      leave()
    },
  })
  const deletes =
    item &&
    (async () => {
      await remove({ id: item.id })
      form.discard()
      leave()
    })
  return { form, remove: deletes }
}
