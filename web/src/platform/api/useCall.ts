import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'

/**
 * Sends a call when `mutate` is called, with its state: pending, refused or answered.
 * @param then what follows, such as the answer put into the cache
 */
export const useCall = <I, O, Before = unknown>(
  call: (input: I) => Promise<O>,
  then: Omit<UseMutationOptions<O, Error, I, Before>, 'mutationFn'> = {},
): UseMutationResult<O, Error, I, Before> => useMutation({ mutationFn: (input) => call(input), ...then })
