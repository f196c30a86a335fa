import { useMutation } from '@tanstack/react-query'
import { api, type Inputs } from '../platform/api/client.ts'
import { keys, readAgain } from '../platform/api/queries.ts'
import { usePagedQuery } from '../platform/api/usePagedQuery.ts'

export const useExports = (enabled: boolean) =>
  usePagedQuery(keys.research, [], (page) => api.research.all.query(page), { enabled })

export const readExports = () => readAgain({ queryKey: keys.research })
export const useMakeExport = () =>
  useMutation({
    mutationFn: (input: Inputs['research']['make']) => api.research.make.mutate(input),
    onSettled: readExports,
  })
export const useRemoveExport = () =>
  useMutation({ mutationFn: (id: string) => api.research.remove.mutate({ id }), onSettled: readExports })
