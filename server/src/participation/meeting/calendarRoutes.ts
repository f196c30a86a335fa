import { AppError } from '@fieldfare/shared/errors.ts'
import { localeOf } from '@fieldfare/shared/locale.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { calendarFile } from './calendar.ts'
import { meetingView } from './rows.ts'

interface CalendarRoute {
  Params: { id: string }
}

/** Serves GET /api/meeting/{id}.ics: the calendar file of a meeting, for its owner and people with a seat. */
export function calendarRoutes(http: FastifyInstance, deps: Deps): void {
  http.get<CalendarRoute>('/api/meeting/:id.ics', (request, reply) =>
    orRefuse(reply.header('cache-control', 'no-store'), async () => {
      const who = await deps.sessions.of(request.headers.cookie)
      if (!who) throw new AppError('not-signed-in')
      const { data: id } = Id.safeParse(request.params.id)
      const { kysely } = deps.db
      const view = id ? await deps.load.turn(who.id, () => meetingView(kysely, id, who)) : null
      if (!view?.linkSent) throw new AppError('not-found')
      const { sequence, from, held_by } = await kysely
        .selectFrom('meeting')
        .innerJoin('community', 'community.id', 'meeting.community_id')
        .select(['meeting.sequence', 'community.title as from', 'community.created_by as held_by'])
        .where('meeting.id', '=', view.id)
        .executeTakeFirstOrThrow()
      const { mine } = view
      if (mine?.seat !== 'seat' && !who.admin && held_by !== who.id) throw new AppError('not-found')
      const startTime = new Date(view.startTime)
      const entry = { ...view, link: mine?.link ?? null, startTime, sequence, cancelled: false, from }
      const locale = localeOf(who.locale)
      return reply
        .header('content-disposition', 'attachment; filename="meeting.ics"')
        .type('text/calendar; charset=utf-8; method=PUBLISH')
        .send(calendarFile(entry, deps.config.PUBLIC_URL, locale))
    }),
  )
}
