import { TEMPLATE_KEYS, type TemplateValue } from '@fieldfare/shared/mailTemplate.ts'
import { SCORE_KEYS } from '@fieldfare/shared/setting.ts'
import { expect, test } from 'vitest'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'

const { undone } = useWorldOnOneEngine()

test(
  'saveKV: callers other than admins are refused, and only admins get mail templates from feed.KV',
  undone(async ({ make, guest }) => {
    const [owner, admin] = [await make.owner(), await make.admin()]
    const change = { key: 'DRAW_AREA', value: 7 }
    expect(await refusalOf(guest.saveKV(change))).toEqual({ code: 'not-signed-in' })
    expect(await refusalOf(owner.call.saveKV(change))).toEqual({ code: 'forbidden' })
    expect((await owner.call.feed.KV()).map(({ key }) => key)).toEqual([...SCORE_KEYS].toSorted())
    expect((await admin.call.feed.KV()).map(({ key }) => key)).toEqual([...SCORE_KEYS, ...TEMPLATE_KEYS].toSorted())
  }),
)

test(
  'saveKV: an unknown key is refused with not-found, and a value that is no score with bad-input',
  undone(async ({ make }) => {
    const { call } = await make.admin()
    expect(await refusalOf(call.saveKV({ key: 'NEW', value: 1 }))).toEqual({ code: 'not-found' })
    for (const value of ['7', -1, 1.5, 1001, null, Number.NaN]) {
      expect(await refusalOf(call.saveKV({ key: 'DRAW_AREA', value }))).toMatchObject({
        code: 'bad-input',
        path: 'value',
      })
    }
  }),
)

test(
  'saveKV: a new score of DRAW_AREA applies to areas drawn after the change',
  undone(async ({ make }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    await make.area(member)
    await admin.call.saveKV(['DRAW_AREA', 20] as never)
    await make.area(member)
    expect((await member.call.account.me())?.score).toBe(2 + 5 + 20)
  }),
)

test(
  'saveKV: a new score of SUBSCRIBE_INTERSECT applies when somebody next joins a community by drawing an area',
  undone(async ({ make }) => {
    const [admin, member] = [await make.admin(), await make.member()]
    await make.community(await make.owner())
    await admin.call.saveKV({ key: 'SUBSCRIBE_INTERSECT', value: 30 })
    await make.area(member)
    expect((await member.call.account.me())?.score).toBe(1 + 5 + 30)
  }),
)

test(
  'saveKV: a template with an empty title or an unknown placeholder is refused, and a save does not change its params',
  undone(async ({ make }) => {
    const { call } = await make.admin()
    const value = (await call.feed.KV()).find(({ key }) => key === 'FORGOT_PASSWORD')?.value as TemplateValue
    const save = (change: Partial<TemplateValue>) =>
      call.saveKV({ key: 'FORGOT_PASSWORD', value: { ...value, ...change } })
    expect(value.params).toEqual(['name', 'resetUrl', 'minutes'])
    expect(await refusalOf(save({ 'nl-nl': { title: '', body: 'x' } }))).toMatchObject({ path: 'value.nl-nl.title' })
    const unknown = { title: 'Hello {{nobody}}', body: '{{resetUrl}}' }
    expect(await refusalOf(save({ 'fr-fr': unknown }))).toMatchObject({
      path: 'value.fr-fr.title',
      key: 'templateVariable',
    })
    expect(await refusalOf(save({ 'fr-fr': { title: 'x', body: '{{#name}}' } }))).toMatchObject({
      key: 'templateVariable',
    })
    const saved = await save({
      'nl-nl': { title: 'Nieuw wachtwoord', body: 'Klik op {{resetUrl}}' },
      params: ['anything'],
    })
    expect(saved.value).toMatchObject({ 'nl-nl': { title: 'Nieuw wachtwoord' }, params: value.params })
  }),
)

test(
  'saveKV: a template with one title and body is saved for every language',
  undone(async ({ make }) => {
    const { call } = await make.admin()
    const key = 'FORGOT_PASSWORD'
    const save = (value: unknown) => call.saveKV({ key, value })
    expect(await refusalOf(save({ title: '', body: '{{resetUrl}}' }))).toMatchObject({ path: 'value.title' })
    expect(await refusalOf(save({ title: 'Hello {{nobody}}', body: 'x' }))).toMatchObject({ key: 'templateVariable' })
    const { value } = await save({ title: 'New', body: 'Go to {{resetUrl}}', params: ['anything'] })
    const one = { title: 'New', body: 'Go to {{resetUrl}}' }
    const params = ['name', 'resetUrl', 'minutes']
    expect(value).toEqual({ 'en-us': one, 'nl-nl': one, 'de-de': one, 'fr-fr': one, params })
  }),
)

test(
  '_update: inserts missing settings, and leaves settings that an admin changed as they are',
  undone(async ({ make, deps }) => {
    const [member, admin] = [await make.member(), await make.admin()]
    expect(await refusalOf(member.call._update())).toEqual({ code: 'forbidden' })
    await admin.call.saveKV({ key: 'DRAW_AREA', value: 9 })
    await deps.db.kysely.deleteFrom('setting').where('key', '=', 'FUND_PLEDGE').execute()
    expect(await admin.call._update()).toEqual({ inserted: ['FUND_PLEDGE'] })
    expect(await admin.call._update()).toEqual({ inserted: [] })
    const values = Object.fromEntries((await admin.call.feed.KV()).map(({ key, value }) => [key, value]))
    expect(values).toMatchObject({ DRAW_AREA: 9, FUND_PLEDGE: 10, ADD_VIRTUAL_FUNDING: 20, ADD_DISCUSSION_COMMENT: 1 })
  }),
)
