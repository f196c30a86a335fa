import { api } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'

/** Reads the totals of the site over time, which the server counts again every ten minutes. */
export const siteFigures = read(api.feed.admin.figures.query)
