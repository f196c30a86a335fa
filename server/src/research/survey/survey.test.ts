import { randomUUID } from 'node:crypto'
import { CONSENT_VERSIONS, RESEARCH_PURPOSES, type ResearchPurpose } from '@fieldfare/shared/consent.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { newSecret, testCampaign } from '../../testing/testCampaign.ts'
import { budgetFor } from '../../testing/testFunding.ts'
import { refusalOf, square, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()
const agreeing = (id: string, purposes: readonly ResearchPurpose[] = RESEARCH_PURPOSES) => ({
  id,
  locale: 'nl-nl' as const,
  consents: purposes.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose], id: randomUUID() })),
})

test(
  'survey.invitation, survey.opened, survey.takePart: an unknown secret is refused with not-found',
  undone(async ({ make, guest }) => {
    const [admin, person] = [await make.admin(), await make.member()]
    const { campaign, invite } = await testCampaign(admin)
    const { id } = await invite()
    for (const wrong of ['', 'spring', newSecret(), person.id, id, campaign.id, '\u0000', 'x'.repeat(200)]) {
      expect(await refusalOf(guest.survey.invitation({ id: wrong }))).toMatchObject({ code: 'not-found' })
      expect(await refusalOf(guest.survey.opened({ id: wrong }))).toMatchObject({ code: 'not-found' })
      expect(await refusalOf(person.call.survey.takePart(agreeing(wrong)))).toMatchObject({ code: 'not-found' })
    }
  }),
)

test(
  'survey.takePart: guests and land owners are refused, and survey.invitation contains no personal data',
  undone(async ({ make, guest }) => {
    const { invite } = await testCampaign(await make.admin())
    const { secret } = await invite('Anouk Visser', 'anouk@example.org')
    expect(await refusalOf(guest.survey.takePart(agreeing(secret)))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.survey.mine())).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(guest.survey.introduced({ campaignId: randomUUID() }))).toEqual({ code: 'not-signed-in' })
    const owner = await make.owner()
    expect(await refusalOf(owner.call.survey.takePart(agreeing(secret)))).toEqual({ code: 'forbidden' })
    const seen = await guest.survey.invitation({ id: secret })
    expect(seen).toMatchObject({ state: 'open', flow: 'texel-continue-register', reusable: false })
    expect(JSON.stringify(seen)).not.toContain('nouk')
    expect(await guest.account.me()).toBeNull()
  }),
)

test(
  'survey.takePart: missing required consents and outdated texts are refused, and the e-mail consent is optional',
  undone(async ({ make }) => {
    const { invite } = await testCampaign(await make.admin())
    const { secret } = await invite()
    const person = await make.member({ verified: false })
    const { takePart } = person.call.survey
    expect(await refusalOf(takePart(agreeing(secret, [])))).toMatchObject({ path: 'research', key: 'needed' })
    expect(await refusalOf(takePart(agreeing(secret, ['research', 'email'])))).toMatchObject({ path: 'experiment' })
    const [one] = agreeing(secret).consents
    const old = { ...agreeing(secret), consents: one ? [{ ...one, version: '2020' }] : [] }
    expect(await refusalOf(takePart(old))).toMatchObject({ code: 'conflict', key: 'changed' })
    expect(await person.call.survey.mine()).toBeNull()
    expect(await refusalOf(person.call.survey.introduced({ campaignId: randomUUID() }))).toEqual({ code: 'not-found' })
    expect(await person.call.consent.mine()).toHaveLength(1)
    const survey = await takePart(agreeing(secret, ['research', 'experiment']))
    expect(survey).toMatchObject({ next: 'introduction', given: ['research', 'experiment'], areas: 0 })
  }),
)

test(
  'survey.invitation: an ended, future or used invitation has that state, and a participant may return',
  undone(async ({ make, guest }) => {
    const admin = await make.admin()
    const [person, other] = [await make.member(), await make.member()]
    const { campaign, invite, link } = await testCampaign(admin)
    const stateOf = async (id: string, who = guest) => (await who.survey.invitation({ id })).state
    const single = await invite()
    await person.call.survey.takePart(agreeing(single.secret))
    expect(await stateOf(single.secret)).toBe('usedUp')
    expect(await stateOf(single.secret, other.call)).toBe('usedUp')
    expect(await stateOf(single.secret, person.call)).toBe('joined')
    expect(await refusalOf(other.call.survey.takePart(agreeing(single.secret)))).toMatchObject({ key: 'usedUp' })
    await person.call.survey.takePart(agreeing(single.secret, []))

    const two = await link(1)
    // A person who already takes part by another invitation does not use up this one.
    await person.call.survey.takePart(agreeing(two.secret, []))
    await other.call.survey.takePart(agreeing(two.secret))
    expect(await stateOf(two.secret)).toBe('usedUp')

    const ended = await invite()
    await admin.call.campaign.endInvitations({ campaignId: campaign.id, id: ended.id })
    expect(await stateOf(ended.secret)).toBe('ended')
    expect(await refusalOf((await make.member()).call.survey.takePart(agreeing(ended.secret)))).toEqual({
      code: 'ended',
    })
    const open = await invite()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await admin.call.campaign.edit({ ...campaign, version: 1, from: later })
    expect(await stateOf(open.secret)).toBe('notBegun')
    await admin.call.campaign.edit({ ...campaign, version: 2, until: '2026-01-01T00:00:00.000Z' })
    expect(await stateOf(open.secret)).toBe('ended')
    expect(await person.call.survey.mine()).toMatchObject({ ended: true })
  }),
)

test(
  'survey.mine: the next part is the first that is not done, and withdrawing a consent makes consent the next part again',
  undone(async ({ make }) => {
    const admin = await make.admin()
    const { campaign, invite } = await testCampaign(admin)
    const { secret } = await invite()
    const person = await make.member()
    const { survey, user, consent } = person.call
    const next = async () => (await survey.mine())?.next
    await survey.takePart(agreeing(secret))
    expect(await survey.introduced({ campaignId: campaign.id })).toMatchObject({ next: 'home', introduced: true })
    await user.updateHome({ coordinates: { lng: 4.8, lat: 53.1 } })
    expect(await survey.mine()).toMatchObject({ next: 'areas', areas: 0, level: LEVELS[0] })
    await make.area(person, square(4.8, 53.1), { level: 'neighborhood' })
    await make.area(person, square(4.9, 53.1), { level: 'country' })
    expect(await survey.mine()).toMatchObject({ next: 'areas', areas: 2, level: 'living area' })
    await consent.withdraw({ purpose: 'experiment', id: randomUUID() })
    expect(await next()).toBe('consent')
    await survey.takePart(agreeing(secret, ['experiment']))
    expect(await next()).toBe('areas')
    await make.area(person, square(5, 53.1))
    await make.area(person, square(5.1, 53.1))
    expect(await survey.mine()).toMatchObject({ next: 'funding', areas: 4, funded: false })
    const list = await admin.call.campaign.invitations({ campaignId: campaign.id })
    expect(list.items).toMatchObject([{ state: 'registered' }])
  }),
)

test(
  'survey.takePart: a person who did every part in another survey needs no introduction again, and has finished',
  undone(async ({ make }) => {
    const admin = await make.admin()
    const [first, second, short] = [
      await testCampaign(admin),
      await testCampaign(admin, 'texel-continue-virtual-funding'),
      await testCampaign(admin, 'pbl'),
    ]
    const person = await make.member()
    const { survey, user, register } = person.call
    const takePart = async (campaign: typeof first) => survey.takePart(agreeing((await campaign.invite()).secret))
    await takePart(first)
    await survey.introduced({ campaignId: first.campaign.id })
    await user.updateHome({ coordinates: { lng: 4.8, lat: 53.1 } })
    let place = ''
    for (let i = 0; i < 4; i++) place = await make.area(person, square(4.8 + i / 10, 53.1))
    expect(await takePart(second)).toMatchObject({ next: 'introduction' })
    expect(await takePart(short)).toMatchObject({ next: 'done' })
    await register.saveFunding(budgetFor(place))
    expect(await takePart(second)).toMatchObject({ next: 'done', introduced: true })
    for (const { campaign } of [second, short]) {
      const { items } = await admin.call.campaign.invitations({ campaignId: campaign.id })
      expect(items.map(({ state }) => state)).toContain('finished')
    }
  }),
)

test(
  'campaign.invitations: a survey is finished with its last part, and states and counts stay when the person is erased',
  undone(async ({ make, guest, deps }) => {
    const admin = await make.admin()
    const [short, long] = [await testCampaign(admin, 'pbl'), await testCampaign(admin)]
    const [a, b, unopened] = [await short.invite(), await long.invite('Anouk'), await long.invite()]
    await guest.survey.opened({ id: a.secret })
    await guest.survey.opened({ id: a.secret })
    const person = await make.member()
    for (const [{ campaign }, { secret }] of [
      [short, a],
      [long, b],
    ] as const) {
      await person.call.survey.takePart(agreeing(secret))
      await person.call.survey.introduced({ campaignId: campaign.id })
    }
    let place = ''
    for (let i = 0; i < 4; i++) place = await make.area(person, square(4.8 + i / 10, 53.1))
    const statesOf = async (campaignId: string) =>
      new Map((await admin.call.campaign.invitations({ campaignId })).items.map(({ id, state }) => [id, state]))
    expect((await statesOf(short.campaign.id)).get(a.id)).toBe('registered')
    await person.call.user.updateHome({ coordinates: { lng: 4.8, lat: 53.1 } })
    expect((await statesOf(short.campaign.id)).get(a.id)).toBe('finished')
    expect(await statesOf(long.campaign.id)).toEqual(
      new Map([
        [b.id, 'registered'],
        [unopened.id, 'made'],
      ]),
    )
    // A budget without a division does not finish the survey.
    await person.call.addFunding({ obj: { amount: 100 } })
    expect((await statesOf(long.campaign.id)).get(b.id)).toBe('registered')
    await person.call.register.saveFunding(budgetFor(place))
    expect((await statesOf(long.campaign.id)).get(b.id)).toBe('finished')
    expect(await admin.call.campaign.one({ id: long.campaign.id })).toMatchObject({
      counts: { made: 2, opened: 0, registered: 1, finished: 1 },
    })
    expect(await person.call.account.download()).toMatchObject({ surveys: [{ survey: 'Texel in spring' }, {}] })

    // An erased participant still counts in the sample.
    const ctx = { deps, who: null }
    await inTransaction(ctx, (tx) => erasePerson(tx, deps.accountHooks, person.id))
    const { items } = await admin.call.campaign.invitations({ campaignId: long.campaign.id })
    expect(items.find(({ id }) => id === b.id)).toMatchObject({ label: '', state: 'finished', registered: 1 })
  }),
)
