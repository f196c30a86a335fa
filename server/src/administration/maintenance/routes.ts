import type { FastifyInstance } from 'fastify'
import { maintainer } from '../../platform/http/maintenanceRight.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { insertMissing } from './update.ts'

/** Serves GET /update, which does the same as the call `_update`, for a script or an admin. HEAD is not served, so it runs nothing. */
export function maintenanceRoutes(http: FastifyInstance, deps: Deps): void {
  http.get('/update', { exposeHeadRoute: false }, (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const who = await maintainer(deps, request, 'maintenance.run')
      return reply.send(await inTransaction({ deps, who }, (tx) => insertMissing(tx)))
    }),
  )
}
