import { photoActs } from './content/photo/photoActs.ts'
import { areaActs } from './land/area/areaActs.ts'
import { discussionActs } from './participation/discussion/discussionActs.ts'
import { opinionActs } from './participation/opinion/opinionActs.ts'
import { pollActs } from './participation/poll/pollActs.ts'
import { treasureActs } from './participation/treasure/treasureActs.ts'
import type { Act } from './platform/outbox/act.ts'

/** The acts (actions of people that wait on the device while there is no connection), by name. */
export const ACTS = {
  ...areaActs,
  ...discussionActs,
  ...opinionActs,
  ...photoActs,
  ...pollActs,
  ...treasureActs,
} as unknown as Record<string, Act>
