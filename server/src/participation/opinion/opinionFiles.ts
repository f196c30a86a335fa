import { csvLine } from '@fieldfare/shared/csv.ts'
import { MAP_PEOPLE, type OpinionFile, type OpinionView } from '@fieldfare/shared/opinion.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import type { ReleasedMap } from './releaseMap.ts'

// The files of an opinion map in the layout of Polis exports, so that the same programs can read them. They reveal less about people:
// authors have no numbers, and votes have days instead of times. The app names the author of a viewpoint, so the author's own vote on it
// is left out.

/** The file names that Polis sites use. */
export const FILE_NAMES: Record<OpinionFile, string> = {
  summary: 'summary.csv',
  viewpoints: 'comments.csv',
  votes: 'votes.csv',
  people: 'participants-votes.csv',
}

/** Returns the lines of a file of an opinion map. */
export async function fileLines(db: Tx, opinion: OpinionView, file: OpinionFile, publicUrl: string): Promise<string[]> {
  const viewpoints = await readTexts(db, opinion.id)
  if (file === 'viewpoints') return viewpointLines(viewpoints)
  const { released, people } = await readVoters(db, opinion.id)
  if (file === 'summary') return summaryLines(opinion, released, publicUrl)
  return file === 'votes' ? voteLines(people) : peopleLines(people, viewpoints, released)
}

const readTexts = (db: Tx, opinionId: string) =>
  db
    .selectFrom('viewpoint')
    .select(['id', 'number', 'text', 'agrees', 'disagrees', 'created_at'])
    .where('opinion_id', '=', opinionId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute()
type Texts = Awaited<ReturnType<typeof readTexts>>

interface Person {
  /** The voter's group in the last computation; null without a group. */
  group: number | null
  /** The votes, each with the number of the viewpoint, the vote, and its day. */
  votes: [number: number, value: number, day: string][]
}

/** Reads the voters and their votes, in an order that reveals nothing; nobody if fewer than MAP_PEOPLE voted. */
async function readVoters(db: Tx, opinionId: string): Promise<{ released: ReleasedMap | null; people: Person[] }> {
  const map = await db
    .selectFrom('opinion_map')
    .select(sql<ReleasedMap>`released`.as('released'))
    .where('opinion_id', '=', opinionId)
    .executeTakeFirst()
  const { rows } = await sql<Person>`
    select (map.places -> voter.id::text ->> 2)::integer as group,
      json_agg(json_build_array(viewpoint.number, vote.value, to_char(vote.voted_at at time zone 'UTC', 'YYYY-MM-DD'))
        order by viewpoint.number) as votes
    from opinion_voter voter
    join viewpoint_vote vote on vote.opinion_voter_id = voter.id
    join viewpoint on viewpoint.id = vote.viewpoint_id and viewpoint.deleted_at is null
      and viewpoint.created_by is distinct from voter.person_id
    left join opinion_map map on map.opinion_id = voter.opinion_id
    where voter.opinion_id = ${opinionId}
    group by voter.id, map.places order by md5(voter.id::text)`.execute(db)
  return { released: map?.released ?? null, people: rows.length < MAP_PEOPLE ? [] : rows }
}

function summaryLines(
  { id, title, description, voters, viewpoints }: OpinionView,
  released: ReleasedMap | null,
  publicUrl: string,
) {
  return [
    csvLine(['topic', title]),
    csvLine(['url', publicUrl + paths.opinion(id)]),
    csvLine(['voters', voters]),
    csvLine(['voters-in-conv', released?.placed ?? 0]),
    csvLine(['comments', viewpoints]),
    csvLine(['groups', released?.groups.length ?? 0]),
    csvLine(['conversation-description', description]),
  ]
}

const viewpointLines = (all: Texts) => [
  csvLine(['timestamp', 'datetime', 'comment-id', 'author-id', 'agrees', 'disagrees', 'moderated', 'comment-body']),
  ...all.map(({ number, text, agrees, disagrees, created_at: at }) =>
    csvLine([at.getTime(), at.toISOString(), number, '', agrees, disagrees, 1, text]),
  ),
]

const voteLines = (people: readonly Person[]) => [
  csvLine(['timestamp', 'datetime', 'comment-id', 'voter-id', 'vote']),
  ...people.flatMap(({ votes }, person) =>
    votes.map(([number, value, day]) => csvLine([Date.parse(day), day, number, person, value])),
  ),
]

function peopleLines(people: readonly Person[], viewpoints: Texts, released: ReleasedMap | null) {
  const shown = new Set(released?.groups.map(({ id }) => id))
  const count = (votes: Person['votes'], value: number) => votes.filter((vote) => vote[1] === value).length
  return [
    csvLine([
      'participant',
      'group-id',
      'n-comments',
      'n-votes',
      'n-agree',
      'n-disagree',
      ...viewpoints.map(({ number }) => number),
    ]),
    ...people.map(({ group, votes }, person) => {
      const values = new Map(votes.map(([number, value]) => [number, value]))
      return csvLine([
        person,
        group !== null && shown.has(group) ? group : '',
        '',
        votes.length,
        count(votes, 1),
        count(votes, -1),
        ...viewpoints.map(({ number }) => values.get(number) ?? ''),
      ])
    }),
  ]
}
