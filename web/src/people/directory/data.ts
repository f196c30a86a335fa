import type { PeopleState, PersonRecord } from '@fieldfare/shared/people.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { keys, queryClient, readAgain } from '../../platform/api/queries.ts'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'

/** The people whose names or addresses begin with the words; the newest first. */
export const usePeople = (words: string, state: PeopleState, enabled = true) =>
  usePagedQuery(
    [...keys.people, 'list', words, state],
    [],
    (page) => api.people.find.query({ words, state, ...page }),
    { keepPrevious: true, enabled },
  )

const oneKey = (id: string) => [...keys.people, 'one', id]

/** One person with the address; reading it is recorded. Not kept: the next to sit here must not read it. */
export const usePerson = (id: string) =>
  useQuery({ queryKey: oneKey(id), queryFn: () => api.people.open.mutate({ userId: id }), gcTime: 0 })

const show = (person: PersonRecord) => {
  queryClient.setQueryData(oneKey(person.id), person)
  readAgain({ queryKey: [...keys.people, 'list'] })
  readAgain({ queryKey: keys.audit })
  readAgain({ queryKey: keys.adminCounts })
}
export const useSetOwner = () =>
  useMutation({
    mutationFn: (input: Inputs['people']['setOwner']) => api.people.setOwner.mutate(input),
    onSuccess: show,
  })
export const useSetLabels = () =>
  useMutation({ mutationFn: (input: Inputs['people']['setTags']) => api.people.setTags.mutate(input), onSuccess: show })
export const useDisable = () =>
  useMutation({ mutationFn: (input: Inputs['people']['disable']) => api.people.disable.mutate(input), onSuccess: show })
export const useEnable = () =>
  useMutation({ mutationFn: (userId: string) => api.people.enable.mutate({ userId }), onSuccess: show })
