import type { AlertTopic } from '@fieldfare/shared/alert.ts'
import type { Config } from '../../platform/config.ts'
import type { Source, HappeningName } from '../../content/alert/happening.ts'

let registered: readonly Source[] = []

/** The topics in the order of the weekly mail. */
const ORDER = [
  'messages',
  'invitations',
  'mentions',
  'answers',
  'results',
  'content',
  'areas',
] as const satisfies AlertTopic[]

/** Registers the sources of alerts. Called once, by server/src/nouns.ts, so that alerting imports no noun (feature). */
export function registerSources(sources: readonly Source[]): void {
  registered = ORDER.flatMap((topic) => sources.filter((source) => source.topic === topic))
}

export const allSources = (): readonly Source[] => registered

interface Located {
  topic: string
  what: string
  subject: string
  community_id: string | null
  within?: string | null
}

/** Returns the path of the page that an alert links to. */
export function pathOfAlert({ topic, what, subject, community_id, within = null }: Located): string {
  for (const source of registered) {
    const path = source.topic === topic ? source.path(what as HappeningName, subject, community_id, within) : null
    if (path) return path
  }
  return '/'
}

export const urlOfAlert = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, located: Located): string =>
  PUBLIC_URL + pathOfAlert(located)
