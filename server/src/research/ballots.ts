import { countOf, flag, id, mayBeUnasked, type TablePlan, integer, ownWords } from './plan.ts'

const said = (['agrees', 'disagrees', 'passes'] as const).map((name) => integer(name, mayBeUnasked))

/** The tables of polls and opinion maps: a row for each poll option, and for each statement of an opinion map. */
export const ballotPlans = {
  poll_options: {
    key: ['poll', 'position'],
    fields: [
      id('poll', 'P'),
      integer('position'),
      id('community', 'C'),
      flag('ended'),
      integer('votes', mayBeUnasked),
      ownWords('question'),
      ownWords('option'),
    ],
  },
  opinion_statements: {
    key: ['opinion_map', 'position'],
    fields: [
      id('opinion_map', 'O'),
      integer('position'),
      id('community', 'C'),
      flag('ended'),
      ...said,
      ownWords('question'),
      ownWords('statement'),
    ],
  },
} satisfies Record<string, TablePlan>

export const ballotQueries = {
  // Everyone can read these counts after the end; who voted for what stays secret, as promised to voters.
  poll_options: `select p.id::text as poll, o.position, p.community_id::text as community, coalesce(p.until <= now(), false)::integer as ended,
      ${countOf('v.votes')} as votes, p.title as question, o.value as option
    from poll p join community c on c.id = p.community_id and c.deleted_at is null and c.seen
    join poll_option o on o.poll_id = p.id,
      lateral (select count(distinct person_id) as votes from poll_vote where option_id = o.id) v
    where p.deleted_at is null and (p.results = 'always' or p.until <= now())`,
  opinion_statements: `select o.id::text as opinion_map, v.number as position, o.community_id::text as community,
      (o.ended_at is not null)::integer as ended, ${said.map(({ name }) => `${countOf(`v.${name}`)} as ${name}`).join(', ')},
      o.title as question, v.text as statement
    from opinion o join community c on c.id = o.community_id and c.deleted_at is null and c.seen
    join viewpoint v on v.opinion_id = o.id and v.deleted_at is null
    where o.deleted_at is null`,
}

/** The README's text for the things whose counts of few people are suppressed. */
export const COUNTED = 'campaigns, polls, opinion maps and hotspots'
