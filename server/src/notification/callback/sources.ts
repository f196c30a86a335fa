import type { Config } from '../../platform/config.ts'
import type { Source, What } from '../../content/alert/happening.ts'

let registered: readonly Source[] = []

/** Called once, by server/src/callbacks.ts: calling back knows no noun by name. */
export function registerSources(sources: readonly Source[]): void {
  registered = sources
}

export const allSources = (): readonly Source[] => registered

interface Located {
  topic: string
  what: string
  subject: string
  community_id: string | null
  within?: string | null
}

/** The path of what a person is called back about. */
export function pathOfCall({ topic, what, subject, community_id, within = null }: Located): string {
  for (const source of registered) {
    const path = source.topic === topic ? source.path(what as What, subject, community_id, within) : null
    if (path) return path
  }
  return '/'
}

export const urlOfCall = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, located: Located): string =>
  PUBLIC_URL + pathOfCall(located)
