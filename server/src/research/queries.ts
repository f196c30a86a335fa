import { OSM_LICENCE, OSM_SOURCE } from '@fieldfare/shared/border.ts'
import { ballotQueries } from './ballots.ts'
import type { ResearchTable } from './codebook.ts'
import { NOT_ASKED, WITHDRAWN } from './labels.ts'
import { countOf } from './plan.ts'
import { runQueries } from './publishedRuns.ts'
import { GROUPED, TOLD } from './smallGroups.ts'

/**
 * Returns SQL of a person's last consent for a purpose, for a lateral join: it makes one index lookup per person, whatever
 * the planner estimates.
 */
const SAID = (
  kind: 'research' | 'experiment',
) => `lateral (select given, version, locale, given_at, text_hash from consent
    where person_id = p.id and kind = '${kind}' order by given_at desc, seq desc limit 1)`
/**
 * SQL of `who`: the people who consent to research now, with their consents, without erased accounts. Materialized, so
 * that no query's join evaluates it again for each row.
 */
const WHO = `who as materialized (
  select p.id, n.version, n.locale, n.given_at, n.text_hash, e.given as experiment, e.given_at as experiment_at
  from person p join ${SAID('research')} n on n.given left join ${SAID('experiment')} e on true where p.deleted_at is null)`
const DAY = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
const NUMBER = (key: string) => `(m.analitics ->> '${key}')::double precision`
/** Returns SQL of a column with an area: its id if the area is in the package, or a code if it was deleted or never given. */
const AREA = (idColumn: string) =>
  `case when a.id is not null then a.id::text when ${idColumn} then '${WITHDRAWN}' else '${NOT_ASKED}' end`
const LIVE_AREAS = `area m join who on who.id = m.created_by where m.deleted_at is null`

/**
 * The query that fills each table, with columns by their names and real ids. People without a consent appear only in public counts.
 * The queries have no parameters, since cursors take none.
 */
export const QUERIES: Record<ResearchTable, string> = {
  respondents: `with ${WHO}, ${GROUPED}
    select g.id::text as respondent, to_char(p.created_at at time zone 'UTC', 'YYYY-MM') as registered_month, p.locale as language, ${TOLD},
      u."emailVerified"::integer as verified,
      (select count(*)::integer from area m where m.created_by = g.id and m.deleted_at is null) as areas_drawn,
      g.version as consent_version, g.locale as consent_language, g.text_hash as consent_sha256, ${DAY('g.given_at')} as consent_on,
      case when g.experiment is null then ${NOT_ASKED} when g.experiment then 1 else ${WITHDRAWN} end as experiment,
      g.given_at as consent_at, case when g.experiment then g.experiment_at end as experiment_at
    from grouped g join person p on p.id = g.id join auth."user" u on u.id = g.id`,
  consents: `with ${WHO}
    select c.person_id::text as respondent, c.kind as purpose,
      (row_number() over (partition by c.person_id, c.kind order by c.given_at, c.seq))::integer as sequence,
      c.given::integer as given, c.version, c.text_hash as sha256, c.locale as language, ${DAY('c.given_at')} as "on"
    from consent c join who on who.id = c.person_id where c.kind in ('research', 'experiment')`,
  areas: `with ${WHO}
    select m.id::text as area, m.created_by::text as respondent, m.level, m.rating, m.frequency, m.priority, m.relationship,
      m.instrument, coalesce(cardinality(m.activities), 0) as activities, round((ST_Area(metric.geom) / 10000)::numeric, 4)::double precision as hectares,
      round(ST_X(point.geom)::numeric, 6)::double precision as longitude, round(ST_Y(point.geom)::numeric, 6)::double precision as latitude,
      round(ST_X(ST_Transform(point.geom, 3035))::numeric, 1)::double precision as x_3035,
      round(ST_Y(ST_Transform(point.geom, 3035))::numeric, 1)::double precision as y_3035,
      ${DAY('m.created_at')} as drawn_on, m.analitics ->> 'mode' as draw_mode, m.analitics ->> 'device' as draw_device,
      ${NUMBER('zoomFirst')} as draw_zoom_first, ${NUMBER('zoom')} as draw_zoom, ${NUMBER('vertices')} as draw_vertices,
      ${NUMBER('seconds')} as draw_seconds, ${NUMBER('undos')} as draw_undos, m.analitics ->> 'base' as base_map,
      m.analitics ->> 'baseVersion' as base_map_version, (m.analitics ->> 'aerial')::boolean::integer as aerial,
      m.analitics -> 'border' ->> 'source' as border_source,
      case m.analitics -> 'border' ->> 'source' when '${OSM_SOURCE}' then '© OpenStreetMap contributors, ${OSM_LICENCE}'
        else m.analitics -> 'border' ->> 'licence' end as border_licence,
      (m.analitics -> 'border' ->> 'changed')::boolean::integer as border_changed, m.title, m.description, m.explanation,
      ST_AsText(metric.geom, 2) as geometry_3035, ST_AsBinary(ST_Multi(m.geom), 'NDR') as geometry,
      json_build_array(ST_XMin(m.geom), ST_YMin(m.geom), ST_XMax(m.geom), ST_YMax(m.geom)) as box
    from area m join who on who.id = m.created_by,
      lateral (select ST_Transform(ST_Multi(m.geom), 3035) as geom offset 0) metric,
      lateral (select ST_PointOnSurface(m.geom) as geom offset 0) point
    where m.deleted_at is null`,
  area_activities: `with ${WHO} select distinct m.id::text as area, unnest(m.activities) as activity from ${LIVE_AREAS}`,
  area_tools: `with ${WHO} select distinct m.id::text as area, jsonb_array_elements_text(m.analitics -> 'tools') as tool
    from ${LIVE_AREAS} and jsonb_typeof(m.analitics -> 'tools') = 'array'`,
  budgets: `with ${WHO}
    select f.id::text as budget, f.person_id::text as respondent,
      (row_number() over (partition by f.person_id order by f.created_at desc, f.id desc) = 1)::integer as current,
      f.budget_cents as cents, f.divided::integer as divided, f.instrument, f.locale as language, ${DAY('f.created_at')} as "on", f.reason,
      f.locations_reason as places_reason, f.objectives_reason, f.other_name as other_objective
    from funding f join who on who.id = f.person_id and who.experiment`,
  budget_places: `with ${WHO}
    select l.funding_id::text as budget, l.position,
      case when a.id is not null then 'area' when l.community_id is not null then 'community' else '${WITHDRAWN}' end as place_kind,
      ${AREA('l.community_id is null')} as area,
      case when l.community_id is not null then l.community_id::text when a.id is not null then '${NOT_ASKED}' else '${WITHDRAWN}' end
        as community, l.amount_cents as cents
    from funding_location l join funding f on f.id = l.funding_id join who on who.id = f.person_id and who.experiment
    left join area a on a.id = l.area_id and a.deleted_at is null and a.created_by = who.id`,
  budget_objectives: `with ${WHO}
    select o.funding_id::text as budget, o.objective, o.amount_cents as cents
    from funding_objective o join funding f on f.id = o.funding_id join who on who.id = f.person_id and who.experiment`,
  pledge_requests: `with ${WHO}
    select r.person_id::text as respondent, t.position::integer as position, t.type as rhythm, ${AREA('true')} as area,
      case when q.type is null then null when q.amount_cents is null then 'no' else 'yes' end as answer,
      case when q.type is not null and q.amount_cents is null then ${NOT_ASKED} else q.amount_cents end as cents,
      r.instrument, q.locale as language, ${DAY('q.answered_at')} as "on", q.reason
    from pledge_request r join who on who.id = r.person_id and who.experiment
    cross join lateral unnest(r.types) with ordinality as t (type, position)
    left join pledge_answer q on q.person_id = r.person_id and q.type = t.type
    left join area a on a.id = coalesce(q.area_id, r.area_id) and a.deleted_at is null and a.created_by = who.id`,
  campaigns: `select c.id::text as campaign, c.name as campaign_name, c.flow, ${countOf('i.invited')} as invited, ${countOf('i.opened')} as opened,
      ${countOf('p.registered')} as registered, ${countOf('p.finished')} as finished
    from campaign c,
      lateral (select count(*) as invited, count(opened_at) as opened from invitation where campaign_id = c.id and not reusable) i,
      lateral (select count(*) as registered, count(finished_at) as finished from participant where campaign_id = c.id) p`,
  participants: `with ${WHO}
    select t.person_id::text as respondent, t.campaign_id::text as campaign, i.reusable::integer as shared_link, ${DAY('t.joined_at')} as joined_on,
      (t.introduced_at is not null)::integer as introduced, (t.finished_at is not null)::integer as finished
    from participant t join who on who.id = t.person_id join invitation i on i.id = t.invitation_id`,
  ...ballotQueries,
  ...runQueries,
}
