import { api } from '../../platform/api/client.ts'
import { answersOf, readAgain } from '../../platform/api/queries.ts'
import { read } from '../../platform/api/read.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

export const hotspots = {
  all: list(api.hotspot.list.query, []),
  one: read(api.hotspot.one.query),
}

export const readRuns = (): void => readAgain(answersOf('hotspot.list', 'hotspot.one'))
