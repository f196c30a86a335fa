import { t } from '../../platform/call/trpc.ts'
import { around, near } from './around.ts'
import { hide, keep, report, show } from './storyReports.ts'
import { reported, state, told } from './stories.ts'

export const storyRouter = t.router({ report, keep, hide, show })
export const storiesFeed = t.router({ told, state, reported, around, near })
