import { photoActs } from './content/photo/photoActs.ts'
import { areaActs } from './land/area/areaActs.ts'
import { discussionActs } from './participation/discussion/discussionActs.ts'
import { opinionActs } from './participation/opinion/opinionActs.ts'
import { pollActs } from './participation/poll/pollActs.ts'
import { treasureActs } from './participation/treasure/treasureActs.ts'
import type { Act } from './platform/outbox/act.ts'

/** All acts by name. An act is an action of a person; while there is no connection, it waits on the device. */
export const ACTS = {
  ...areaActs,
  ...discussionActs,
  ...opinionActs,
  ...photoActs,
  ...pollActs,
  ...treasureActs,
} as unknown as Record<string, Act>
