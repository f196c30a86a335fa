import { randomUUID } from 'node:crypto'
import { CONSENT_VERSIONS, PURPOSES, RESEARCH_PURPOSES } from '@fieldfare/shared/consent.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newcomer, refusalOf, useWorld } from '../../testing/world.ts'
import { makeSecret } from '../account/secrets.ts'
import { givenConsents } from './rows.ts'
import { consentText, hashOfText } from './texts.ts'

const { undone } = useWorld()
const research = () => ({
  purpose: 'research' as const,
  version: CONSENT_VERSIONS.research,
  locale: 'nl-nl' as const,
  id: randomUUID(),
})

test(
  'consent.give, consent.withdraw: guests, an outdated text and a withdrawal of the terms are refused',
  undone(async ({ guest, make, deps }) => {
    const person = await make.member()
    expect(await refusalOf(guest.consent.give(research()))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.consent.withdraw({ purpose: 'research', id: randomUUID() }))).toEqual({
      code: 'not-signed-in',
    })
    const older = person.call.consent.give({ ...research(), version: '2020-01-01' })
    expect(await refusalOf(older)).toMatchObject({ code: 'conflict', key: 'changed' })
    const terms = person.call.consent.withdraw({ purpose: 'terms' as never, id: randomUUID() })
    expect(await refusalOf(terms)).toMatchObject({ code: 'bad-input', path: 'purpose' })
    expect(await givenConsents(deps.db.kysely, person.id)).toEqual(new Set(['terms']))
  }),
)

test(
  'consent.give, consent.withdraw: the id of a consent of another person or purpose is refused with conflict',
  undone(async ({ make }) => {
    const [person, other] = [await make.member(), await make.member()]
    const consent = research()
    await person.call.consent.give(consent)
    expect(await refusalOf(other.call.consent.give(consent))).toEqual({ code: 'conflict' })
    expect(await refusalOf(other.call.consent.withdraw({ purpose: 'research', id: consent.id }))).toEqual({
      code: 'conflict',
    })
    const { withdraw, give } = person.call.consent
    expect(await refusalOf(withdraw({ purpose: 'research', id: consent.id }))).toEqual({ code: 'conflict' })
    const email = { ...consent, purpose: 'email' as const, version: CONSENT_VERSIONS.email }
    expect(await refusalOf(give(email))).toEqual({ code: 'conflict' })
  }),
)

test(
  'consent.give, consent.withdraw: each change adds one row with the hash of the consent text, and rows are immutable',
  undone(async ({ make, deps }) => {
    const { kysely } = deps.db
    const person = await make.member()
    const first = research()
    await person.call.consent.give(first)
    // A retry adds no row, nor does a second consent to the same purpose.
    await person.call.consent.give(first)
    await person.call.consent.give(research())
    expect(await givenConsents(kysely, person.id)).toEqual(new Set(['terms', 'research']))
    const back = { purpose: 'research' as const, id: randomUUID() }
    expect(await person.call.consent.withdraw(back)).toMatchObject([
      { purpose: 'terms', given: true },
      { purpose: 'research', given: false, locale: 'nl-nl' },
    ])
    await person.call.consent.withdraw(back)
    await person.call.consent.withdraw({ purpose: 'email', id: randomUUID() })
    expect(await givenConsents(kysely, person.id)).toEqual(new Set(['terms']))
    await person.call.consent.give(research())
    expect(await givenConsents(kysely, person.id)).toEqual(new Set(['terms', 'research']))
    const { consents } = (await person.call.account.download()) as unknown as { consents: Record<string, unknown>[] }
    const text_hash = await hashOfText(deps.documents, 'research', 'nl-nl')
    expect(consents.filter(({ purpose }) => purpose === 'research')).toMatchObject([
      { given: true, version: CONSENT_VERSIONS.research, text_hash, locale: 'nl-nl' },
      { given: false, text_hash },
      { given: true, text_hash },
    ])
    const change = sql`update consent set given = true where person_id = ${person.id}`.execute(kysely)
    await expect(change).rejects.toThrow('never changed')
  }),
)

test(
  'account.verifyEmail: merging two accounts keeps the consents of both, and the latest per purpose counts',
  undone(async (world) => {
    const { make, guest, deps, callWith } = world
    const member = await make.member()
    const newer = { ...newcomer(), id: randomUUID(), email: member.email }
    await guest.account.register(newer)
    const { cookie } = await deps.auth.startSession(deps.db.kysely, newer.id, 'test')
    const call = callWith(cookie.split(';')[0] ?? '')
    await member.call.consent.give(research())
    await call.consent.give({ ...research(), purpose: 'email', version: CONSENT_VERSIONS.email })
    await member.call.consent.withdraw({ purpose: 'research', id: randomUUID() })
    const token = await makeSecret(deps.db.kysely, 'merge', newer.id, member.email, 60)
    await guest.account.verifyEmail({ token })
    expect(await givenConsents(deps.db.kysely, member.id)).toEqual(new Set(['terms', 'email']))
    expect(await givenConsents(deps.db.kysely, newer.id)).toEqual(new Set())
  }),
)

test(
  'consent texts: each version has the recorded hash in every language',
  undone(async ({ deps }) => {
    const hashes: Record<string, string> = {}
    for (const purpose of RESEARCH_PURPOSES)
      for (const locale of LOCALES)
        hashes[`${purpose} ${CONSENT_VERSIONS[purpose]} ${locale}`] = (
          await hashOfText(deps.documents, purpose, locale)
        ).slice(0, 12)
    expect(hashes).toMatchInlineSnapshot(`
      {
        "email 2026-11-22 de-de": "a97e3177cc5b",
        "email 2026-11-22 en-us": "290efba4f365",
        "email 2026-11-22 fr-fr": "357736d61f0f",
        "email 2026-11-22 nl-nl": "91cc87ac7364",
        "experiment 2026-11-22 de-de": "0e4bd7e98626",
        "experiment 2026-11-22 en-us": "0f7604913667",
        "experiment 2026-11-22 fr-fr": "c17e01cd2a02",
        "experiment 2026-11-22 nl-nl": "1df01113a4b9",
        "research 2026-11-22 de-de": "71b4a4f9893c",
        "research 2026-11-22 en-us": "995fa7428606",
        "research 2026-11-22 fr-fr": "08b114f9f2fa",
        "research 2026-11-22 nl-nl": "db673443aad8",
      }
    `)
    for (const purpose of PURPOSES) {
      const texts = await Promise.all(LOCALES.map((locale) => consentText(deps.documents, purpose, locale)))
      expect(new Set(texts).size).toBe(LOCALES.length)
    }
  }),
)
