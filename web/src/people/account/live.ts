import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import type { LiveEvents } from '@fieldfare/shared/live.ts'
import type { QueryFilters } from '@tanstack/react-query'
import { answersOfKind, answersOfNames } from '../../content/contentCache.ts'
import { showPerson } from './peopleOnPage.ts'
import { answers, readAgain } from '../../platform/api/queries.ts'

const { me, waiting, communities, moderation } = answers

/** The cached answers about the signed-in person that each kind of `mine.changed` event makes stale. */
const STALE: Record<LiveEvents['mine.changed']['what'], () => QueryFilters[]> = {
  account: () => [me, answers.alerts, answers.consents, answers.survey],
  areas: () => [answers.myAreas, answers.areas, answers.survey],
  communities: () => [communities, me, waiting, answers.alerts],
  content: () => [...CONTENT_KINDS.map(answersOfKind), answersOfNames(), waiting],
  drafts: () => [answers.drafts],
  mailings: () => [answers.mailings],
  intents: () => [answers.intents],
  funding: () => [answers.funding, me],
  messages: () => [answers.messages, me, waiting],
  moderation: () => [moderation, communities],
  notices: () => [answers.notices, me, waiting],
  research: () => [answers.research],
  waiting: () => [waiting],
}

export const accountEvents = {
  'person.changed': ({ id, view }: LiveEvents['person.changed']) => showPerson(id, view),
  'mine.changed': ({ what }: LiveEvents['mine.changed']) => STALE[what]().forEach(readAgain),
}
