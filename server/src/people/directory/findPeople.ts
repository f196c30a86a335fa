import { FindPeople, type FoundPerson, type PeopleState } from '@fieldfare/shared/people.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { readMine } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** The maximum of words in a search: names and e-mail addresses have no more. */
const WORDS_MAX = 8

const STATES: Record<PeopleState, RawBuilder<boolean>> = {
  all: sql`true`,
  owners: sql`person.owner`,
  admins: sql`person.admin`,
  disabled: sql`person.disabled_at is not null`,
  unverified: sql`not "user"."emailVerified"`,
}

/** Finds people whose name or e-mail address has a word beginning with each searched word, newest first. For admins. */
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

/** Splits a search into words in the form of the index: lower case, without accents and punctuation. */
async function wordsOf(db: Tx, words: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`select search_words(${words}) as words`.execute(db)
  return (rows[0]?.words ?? '').split(' ').filter(Boolean).slice(0, WORDS_MAX)
}

/**
 * SQL that tells whether a person's name or e-mail address has a word that begins with this word, by the index `user_words`. Words contain
 * no pattern characters.
 */
const hasWord = (word: string): RawBuilder<boolean> => {
  const indexedWords = sql`search_words("user".name || ' ' || "user".email)`
  return sql`(${indexedWords} like ${`${word}%`} or ${indexedWords} like ${`% ${word}%`})`
}

/** Masks an e-mail address, leaving enough to distinguish two people of one name: `m•••@example.org`. */
function hintOf(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
