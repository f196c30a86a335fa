import type { FundingView, MyFunding, RequestsView } from '@fieldfare/shared/funding.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { answers, putAnswer, readAgain } from '../../platform/api/queries.ts'
import { liveRead, read } from '../../platform/api/read.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

const ME = { feed: 'me' } as const

export const funding = {
  /** The person's own budget, their earnings, and the six pledge requests. */
  mine: liveRead(api.feed.funding.mine.query, ME),
  /** The person's own areas, highest rated first. */
  areas: list(api.feed.funding.areas.query, ME),
  /** The given places with their titles and shapes, without those that no longer exist. */
  places: read(api.feed.funding.places.query, { placeholderData: keepPreviousData, staleTime: 0 }),
}

const change = (part: Partial<MyFunding>) => putAnswer(funding.mine.key(), (cached) => cached && { ...cached, ...part })

function readFunding(): void {
  readAgain(answers.funding)
  readAgain(answers.me)
}

export function putFunding(saved: FundingView): void {
  change({ funding: saved })
  readFunding()
}

export function putRequests(requests: RequestsView): void {
  change({ requests })
  readFunding()
}
