import type { PollView } from '@fieldfare/shared/poll.ts'

/** Returns the poll as it is after the reader's vote for an option, or after withdrawing it with null, to show until the server has answered. */
export function voted(poll: PollView, option: string | null): PollView {
  const { options, mine } = poll
  const before = mine?.vote ?? null
  const change = (id: string) => Number(id === option) - Number(id === before)
  const counts =
    mine?.counts && option
      ? Object.fromEntries(Object.entries(mine.counts).map(([id, n]) => [id, n + change(id)]))
      : null
  return {
    ...poll,
    options: options.map((one) => (one.votes === null ? one : { ...one, votes: one.votes + change(one.id) })),
    mine: mine && { ...mine, vote: option, counts },
  }
}
