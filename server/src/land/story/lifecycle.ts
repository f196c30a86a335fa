import type { Lifecycle } from '../../platform/call/lifecycle.ts'

/** Reports stay without a name, as those about other content do; the words go with their area. */
export const storyLifecycle: Lifecycle = {
  exported: {
    storyReports: { table: 'story_report', owner: 'person_id', columns: 'area_id, reason, created_at, outcome' },
  },
}
