import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/** The account hooks of polls: the votes of an erased account stay, so that no poll result changes. */
export const pollAccountHooks: AccountHooks = {
  exported: {
    pollVotes: {
      table: 'poll_vote',
      owner: 'person_id',
      columns: 'poll_id, created_at, (select o.value from poll_option o where o.id = poll_vote.option_id) as value',
    },
  },
}
