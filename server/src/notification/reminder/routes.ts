import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { maintainer } from '../../platform/http/maintenanceRight.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { remindNow } from './rresCron.ts'

/** Serves GET /test, which runs the daily reminder now and answers JSON. HEAD is not served, so it runs nothing. */
export function reminderRoutes(http: FastifyInstance, deps: Deps): void {
  http.get('/test', { exposeHeadRoute: false }, (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const who = await maintainer(deps, request, 'maintenance.run')
      return reply.send(await inTransaction({ deps, who }, (tx) => remindNow(tx, deps)))
    }),
  )
}
