import { t } from '../call/trpc.ts'
import { around, near } from './around.ts'
import { hide, keep, report, show } from './settle.ts'
import { reported, state, told } from './told.ts'

export const storyRouter = t.router({ report, keep, hide, show })
export const storiesFeed = t.router({ told, state, reported, around, near })
