import { api } from '../platform/api/client.ts'
import { answers, readAgain } from '../platform/api/queries.ts'
import { list } from '../platform/api/usePagedQuery.ts'

export const researchExports = list(api.research.all.query, [])
export const readExports = (): void => readAgain(answers.research)
