import { FindPeople, type FoundPerson, type PeopleState } from '@fieldfare/shared/people.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { readMine } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The most words that are searched for: no name and address have more. */
const WORDS_MAX = 8

const STATES: Record<PeopleState, RawBuilder<boolean>> = {
  all: sql`true`,
  owners: sql`person.owner`,
  admins: sql`person.admin`,
  disabled: sql`person.disabled_at is not null`,
  unverified: sql`not "user"."emailVerified"`,
}

/** The people whose name or address has all of these words, each from its beginning on; the newest first. For admins. */
export const find = readMine('people.seeAll', FindPeople).query(
  async ({ input: { words, state, ...page }, ctx }): Promise<Page<FoundPerson>> => {
    const terms = await wordsOf(ctx.db, words)
    const query = ctx.db
      .selectFrom('person')
      .innerJoin('auth.user as user', 'user.id', 'person.id')
      .select(['person.id', 'user.name', 'user.email', 'user.emailVerified as verified', 'person.created_at'])
      .select(['person.owner', 'person.admin', 'person.tags', 'person.disabled_at'])
      .where('person.deleted_at', 'is', null)
      .where(STATES[state])
      .$call((all) => terms.reduce((some, word) => some.where(hasWord(word)), all))
    return paged(query, byTime('person.created_at', 'person.id'), page, (row) => ({
      id: row.id,
      name: row.name,
      addressHint: hintOf(row.email),
      owner: row.owner,
      admin: row.admin,
      verified: row.verified,
      disabled: row.disabled_at !== null,
      tags: row.tags,
      createdAt: row.created_at.toISOString(),
    }))
  },
)

/** The words as the index has them: without accents, capitals and punctuation. */
async function wordsOf(db: Tx, words: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`select search_words(${words}) as words`.execute(db)
  return (rows[0]?.words ?? '').split(' ').filter(Boolean).slice(0, WORDS_MAX)
}

/** Matches a word by the index `user_words`. Words contain no characters that are special in a pattern. */
const hasWord = (word: string): RawBuilder<boolean> => {
  const indexedWords = sql`search_words("user".name || ' ' || "user".email)`
  return sql`(${indexedWords} like ${`${word}%`} or ${indexedWords} like ${`% ${word}%`})`
}

/** Returns enough of an address to tell two people of one name apart: `m•••@example.org`. */
function hintOf(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
