import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Analitics, AreaData, AreaGeometry } from '@fieldfare/shared/area.ts'
import { PlaceOrNone } from '@fieldfare/shared/geo/contentPlace.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { DEFAULT_TIME_ZONE, instantsOf } from '@fieldfare/shared/zoneTime.ts'
import { z } from 'zod'

const FOLDER = fileURLToPath(new URL('./data', import.meta.url))

/** Reads the bytes of a file of the demo's data. */
export const readBytes = (name: string): Buffer => readFileSync(join(FOLDER, name))

/**
 * Reads a JSON file of the demo's data.
 * @throws an error with the file name and the path of each value that does not fit the schema
 */
export function readData<T extends z.ZodType>(name: string, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(JSON.parse(readBytes(name).toString()))
  if (!success) throw new Error(`Demo data ${name}:\n${z.prettifyError(error)}`)
  return data
}

/** Returns the id of the demo row with this name: a UUID of version 4, the same in every demo. */
export const idOf = (name: string): string =>
  hash('sha256', name).replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')

const [text, words, number] = [z.string(), z.string().default(''), z.number()]
const or = <T extends z.ZodType>(type: T) => type.nullable().default(null)

/** Reads the demo accounts. Their e-mail addresses end in `.example`, which is reserved (RFC 2606), so nobody gets their mails. */
export function readAccounts() {
  const role = z.enum(['member', 'owner', 'admin'])
  const Account = z
    .strictObject({ role, name: text, email: text, password: text, organization: or(text), daysAgo: number })
    .transform((account) => ({ ...account, id: idOf(account.name) }))
  return readData('accounts.json', z.tuple([Account, Account, Account]))
}

/** Makes the schema of a table's rows; fields named after tables hold the rows that belong to a row. Other fields are columns, passed unchecked. */
const rows = <S extends z.ZodRawShape>(shape: S) => z.array(z.looseObject(shape))

/** Makes a schema that reads rows from GeoJSON: the properties of each feature, with its geometry as `geom`. */
const features = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess((file) => Collection.safeParse(file).data?.features.map(rowOf), rows(shape))
const Feature = z.looseObject({ properties: z.looseObject({}), geometry: z.unknown() })
const Collection = z.looseObject({ features: z.array(Feature) })
const rowOf = ({ properties, geometry: geom }: z.output<typeof Feature>) => ({ ...properties, geom })

const VALUES = { '+': 1, '-': -1, '0': 0 }

/** Converts the field `votes` of an opinion map to rows of voters. `votes` has a text per person: a sign per viewpoint, a dot for no vote. */
function withVoters<V extends { id: string }, O extends { viewpoint: V[]; votes: Record<string, string> }>({
  votes,
  ...opinion
}: O) {
  const opinion_voter = Object.entries(votes).map(([name, signs]) => ({
    id: idOf(`voter ${name}`),
    person_id: idOf(name),
    viewpoint_vote: opinion.viewpoint.flatMap(({ id: viewpoint_id }, at) => {
      const value = VALUES[(signs[at] ?? '.') as keyof typeof VALUES] as number | undefined
      return value === undefined ? [] : [{ viewpoint_id, value }]
    }),
  }))
  return { ...opinion, viewpoints: opinion.viewpoint.length, opinion_voter }
}

/**
 * Reads the demo's tables other than the accounts. Instead of ids the files have names (such as names of people or titles
 * of communities); instead of times, the days before now.
 */
export function readDemo(now: Date) {
  let unnamed = 0
  const id = text.optional().transform((name) => idOf(name ?? `row ${unnamed++}`))
  const ref = text.transform(idOf)
  const ago = number.transform((days) => new Date(now.getTime() - days * DAY_MS))
  const evening = ago.transform((at) => {
    return new Date(instantsOf(`${at.toISOString().slice(0, 10)}T20:00`, DEFAULT_TIME_ZONE)[0] ?? at)
  })
  const place = PlaceOrNone.default(null)
  const { descriptionPublic: _, photoIds: __, ...said } = AreaData.shape
  const by = { person_id: ref }
  const created = { id, created_by: ref, created_at: ago }
  const content = { ...created, community_id: ref, title: text }

  const consent = rows({ given_at: ago }).default([])
  const person = rows({ name: text, email: text, locale: text, organization: or(text), created_at: ago, consent })
  const moderator = rows({ ...by, since: ago })
  const moderator_request = rows({ ...by, requested_at: ago }).optional()
  const area_like = rows({ ...by, liked_at: ago }).optional()
  const comment_vote = rows({ ...by, voted_at: ago }).optional()
  const comment = rows({ ...created, text, edited_at: or(ago), deleted_at: or(ago), deleted_by: or(ref), comment_vote })
  const message_recipient = rows({ ...by, created_at: ago, read_at: or(ago) })
  const poll_option = rows({ id, geom: place })
  const poll_vote = rows({ ...by, id, option_id: ref, created_at: ago })
  const contribution = rows({ ...by, id, created_at: ago, reason: words, paused_at: or(ago), ended_at: or(ago) })
  const meeting_answer = rows({ ...by, answered_at: ago, place: or(number), seated_at: or(ago) })
  const reasons = { reason: words, locations_reason: words, objectives_reason: words, other_name: words }
  const funding_location = rows({ area_id: or(ref), community_id: or(ref) })
  const funding = { ...by, id, created_at: ago, ...reasons, funding_location, funding_objective: rows({}) }

  const communities = features({ ...created, title: text, geom: AreaGeometry, moderator, moderator_request })
  const areas = features({ ...created, ...said, geom: AreaGeometry, analitics: Analitics, area_like, photo: or(text) })
  const polls = rows({ ...content, until: or(ago), poll_option, poll_vote })
  const viewpoint = rows({ ...created })
  const votes = z.record(text, text)
  const opinions = rows({ ...content, viewpoint, votes }).transform((all) => all.map(withVoters))
  const meetings = rows({ ...content, start_time: evening, drawn_at: or(ago), meeting_answer })
  const treasures = features({ ...content, geom: place, place_hidden_by: or(ref), photo: text })
  return {
    person: readData('people.json', person),
    community: readData('communities.geojson', communities),
    area: readData('areas.geojson', areas),
    thread: readData('discussions.json', rows({ ...content, place, on_top_at: or(ago), comment })),
    report: readData('reports.json', rows({ ...by, community_id: ref, subject_id: ref, created_at: ago })),
    message: readData('messages.json', rows({ ...content, message_recipient })),
    poll: readData('polls.json', polls),
    polis: readData('conversations.json', rows(content)),
    opinion: readData('opinions.json', opinions),
    pledge: readData('pledges.json', rows({ ...content, geom: place, contribution })),
    meeting: readData('meetings.json', meetings),
    funding: readData('budgets.json', rows(funding)),
    treasure: readData('treasures.geojson', treasures),
  }
}
export type Demo = ReturnType<typeof readDemo>
