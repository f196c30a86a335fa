import type { Page } from '@fieldfare/shared/page.ts'
import { ExportId, type ResearchExportView } from '@fieldfare/shared/research.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../platform/call/call.ts'
import { exportPage, exportView } from './rows.ts'

/** Reads the packages for researchers, newest first, for admins. */
export const all = read('research.export', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<ResearchExportView>> => exportPage(ctx.db, input),
)
export const one = read('research.export', ExportId).query(async ({ input, ctx }): Promise<ResearchExportView> =>
  orNotFound(await exportView(ctx.db, input.id)),
)
