import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { list } from '../../../platform/api/usePagedQuery.ts'

/** Reads the totals of the answers of people who drew on a community's land, in one year or in all. */
export const landFigures = read(api.feed.land.figures.query, { placeholderData: keepPreviousData })

/** Lists the reasons that people with public names wrote for the ratings of areas drawn in one year, or in all. */
export const explanations = list(api.feed.land.explanations.query, [])
