import { api } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'

/** The totals of the site over time; the server counts them anew every ten minutes. */
export const siteFigures = read(api.feed.admin.figures.query)
