import type { AccountHooks } from '../../platform/call/accountHooks.ts'

/** The story reports of an erased person stay without a name, like reports about other content; their stories are deleted with their areas. */
export const storyAccountHooks: AccountHooks = {
  exported: {
    storyReports: { table: 'story_report', owner: 'person_id', columns: 'area_id, reason, created_at, outcome' },
  },
}
