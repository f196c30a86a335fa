import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { list } from '../../../platform/api/usePagedQuery.ts'

/** Totals of the answers of people who drew on a community's land: of those of one year, or of all. */
export const landFigures = read(api.feed.land.figures.query, { placeholderData: keepPreviousData })

/** Explanations that people wrote of areas that they drew in a year, or in any, where they show their name. */
export const explanations = list(api.feed.land.explanations.query, [])
