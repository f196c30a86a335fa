import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'

/**
 * Sends a call when `mutate` is called, and returns its state: pending, refused or answered.
 * @param then callbacks around the call, such as one that puts the answer into the cache
 */
export const useCall = <I, O, Before = unknown>(
  call: (input: I) => Promise<O>,
  then: Omit<UseMutationOptions<O, Error, I, Before>, 'mutationFn'> = {},
): UseMutationResult<O, Error, I, Before> => useMutation({ mutationFn: (input) => call(input), ...then })
