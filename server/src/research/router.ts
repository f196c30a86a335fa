import type { Page } from '@fieldfare/shared/page.ts'
import { ExportId, type ResearchExportView } from '@fieldfare/shared/research.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../platform/call/call.ts'
import { t } from '../platform/call/trpc.ts'
import { makeExport, removeExport } from './exports.ts'
import { exportPage, exportView } from './rows.ts'

const all = read('research.export', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<ResearchExportView>> => exportPage(ctx.db, input),
)
const one = read('research.export', ExportId).query(async ({ input, ctx }): Promise<ResearchExportView> =>
  orNotFound(await exportView(ctx.db, input.id)),
)

/** Packages for researchers, for admins. */
export const researchRouter = t.router({ all, one, make: makeExport, remove: removeExport })
