import { useQueries } from '@tanstack/react-query'
import type { Read } from './read.ts'

/** Does what `useOnce` does for several inputs. @returns the answers that have arrived */
export function useOnceEach<I, O>(read: Read<I, O>, inputs: readonly NoInfer<I>[]): O[] {
  return useQueries({
    queries: inputs.map((input) => read.options(input)),
    combine: (answers) => answers.flatMap(({ data }) => (data === undefined ? [] : [data])),
  })
}
