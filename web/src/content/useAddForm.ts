import { forgetKey, idempotencyKey } from '../platform/form/idempotencyKey.ts'
import type { Values } from '../platform/form/savedForm.ts'
import { type Form, type FormOptions, useForm } from '../platform/form/useForm.ts'
import { useCall } from '../platform/api/useCall.ts'

interface AddFormOptions<V extends Values, I extends object, O> extends Omit<FormOptions<V>, 'send'> {
  savedAs: string
  /** The call that adds the content. */
  add: (input: I & { id: string }) => Promise<O>
  inputOf: (values: V) => I
  /** Puts the added content into the cache. */
  put: (added: O) => void
  then?: (added: O) => void
  onRefused?: (error: unknown, values: V) => void
}

/** The form that adds a piece of content. If the server's response is lost, sending the same values again adds no second piece. */
export function useAddForm<V extends Values, I extends object, O>(options: AddFormOptions<V, I, O>): Form<V> {
  const { add, inputOf, put, then, onRefused, ...form } = options
  const { savedAs } = form
  const { mutateAsync } = useCall(add, { onSuccess: put })
  return useForm({
    ...form,
    send: async (values) => {
      const input = inputOf(values)
      const id = idempotencyKey(savedAs, JSON.stringify(input))
      const added = await mutateAsync({ id, ...input }).catch((error: unknown) => {
        onRefused?.(error, values)
        throw error
      })
      forgetKey(savedAs)
      then?.(added)
    },
  })
}
