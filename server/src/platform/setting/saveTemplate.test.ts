import { TEMPLATE_KEYS, type TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import { expect, test } from 'vitest'
import { accountJobs } from '../../people/account/jobs.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { refusalOf, useWorldOnOneEngine } from '../../testing/world.ts'
import { templateInForce } from './templates.ts'

const { undone } = useWorldOnOneEngine()

const text = { title: 'A new password', body: 'Hello {{name}}\n\n{{resetUrl}}' }
const save = { template: 'FORGOT_PASSWORD', locale: 'nl-nl', ...text, version: 0 } as const
const reset = { template: 'FORGOT_PASSWORD', locale: 'nl-nl', version: 1 } as const
const dutch = ({ texts }: TemplateView) => texts['nl-nl']

test(
  'template.save, template.reset, feed.templates: callers other than admins are refused',
  undone(async ({ make, guest }) => {
    const others = [await make.member({ verified: false }), await make.member(), await make.owner()]
    for (const act of [
      (call: typeof guest) => call.feed.templates.all(),
      (call: typeof guest) => call.feed.templates.one({ id: 'FORGOT_PASSWORD' }),
      (call: typeof guest) => call.template.save(save),
      (call: typeof guest) => call.template.reset(reset),
    ]) {
      expect(await refusalOf(act(guest))).toEqual({ code: 'not-signed-in' })
      for (const { call } of others) expect(await refusalOf(act(call))).toEqual({ code: 'forbidden' })
    }
  }),
)

test(
  'template.save: invalid texts are refused with their field, and the template stays unchanged',
  undone(async ({ make }) => {
    const { call } = await make.admin()
    const tries: [object, { path: string; key: string }][] = [
      [{ body: 'Go to {{resetUrl}} or {{nobody}}' }, { path: 'body', key: 'templateVariable' }],
      [{ title: 'Hello {{nobody}}' }, { path: 'title', key: 'templateVariable' }],
      [{ body: '{{#name}}{{resetUrl}}{{/name}}' }, { path: 'body', key: 'templateVariable' }],
      [{ body: '{{resetUrl' }, { path: 'body', key: 'templateVariable' }],
      [{ body: 'Hello {{name}}' }, { path: 'body', key: 'templateMissing' }],
      [{ body: '{{resetUrl}}<script>alert(1)</script>' }, { path: 'body', key: 'templateTag' }],
      [{ body: '{{resetUrl}}<a href="javascript:x">y</a>' }, { path: 'body', key: 'templateTag' }],
      [{ body: '{{resetUrl}}<b onclick="x">y</b>' }, { path: 'body', key: 'templateTag' }],
      [{ body: '{{resetUrl}}'.padEnd(1024 * 1024, 'x') }, { path: 'body', key: 'tooLong' }],
      [{ body: '{{resetUrl}}'.padEnd(20_001, 'x') }, { path: 'body', key: 'tooLong' }],
      [{ title: ' ' }, { path: 'title', key: 'required' }],
    ]
    for (const [wrong, { path, key }] of tries)
      expect(await refusalOf(call.template.save({ ...save, ...wrong }))).toEqual({ code: 'bad-input', path, key })
    expect(await refusalOf(call.template.save({ ...save, template: 'NOTHING' as never }))).toMatchObject({
      code: 'bad-input',
    })
    const id = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
    expect(await refusalOf(call.template.save({ ...save, template: id }))).toEqual({ code: 'not-found' })
    const view = await call.feed.templates.one({ id: 'FORGOT_PASSWORD' })
    expect(dutch(view)).toMatchObject({ ...view.builtIn['nl-nl'], version: 0, changed: false, changedAt: null })
  }),
)

test(
  'template.save: if two admins save the same version, the second is refused with conflict, and other languages stay unchanged',
  undone(async ({ make, deps }) => {
    const [one, two] = [await make.admin(), await make.admin()]
    const saved = await one.call.template.save(save)
    expect(dutch(saved)).toMatchObject({ ...text, version: 1, changed: true })
    expect(saved.texts['de-de']).toMatchObject({ version: 0, changed: false })
    // The client sends the same save again, as after a lost answer.
    expect(dutch(await one.call.template.save(save))).toMatchObject({ version: 1 })
    const otherSave = { ...save, body: 'Mine: {{resetUrl}}' }
    expect(await refusalOf(two.call.template.save(otherSave))).toEqual({ code: 'conflict' })
    expect(await refusalOf(two.call.template.reset({ ...reset, version: 0 }))).toEqual({ code: 'conflict' })
    expect(dutch(await two.call.template.save({ ...otherSave, version: 1 }))).toMatchObject({ version: 2 })
    await two.call.template.save({ ...save, locale: 'de-de' })
    expect(dutch(await one.call.feed.templates.one({ id: saved.id }))).toMatchObject({
      body: otherSave.body,
      version: 2,
    })
    const audits = await deps.db.kysely.selectFrom('audit').select(['action', 'detail']).execute()
    expect(audits.map(({ action }) => action)).toEqual(['template.change', 'template.change', 'template.change'])
    expect(audits[0]?.detail).toMatchObject({ locale: 'nl-nl', after: text })
  }),
)

test(
  'template.save, template.reset: mails use the saved text, a reset restores the built-in one, and an outdated version is refused',
  undone(async ({ make, deps }) => {
    const [admin, member] = [await make.admin(), await make.member({ name: 'Bo <b>' })]
    await member.call.user.update({ profile: { locale: 'nl-nl' } })
    const { mails, mailer } = keptMails()
    const jobs = accountJobs(deps.config, deps.db, mailer)
    await admin.call.template.save({ ...save, body: 'Dear <strong>{{name}}</strong>,\n\n{{resetUrl}}' })
    await jobs.mailReset({ email: member.email })
    expect(mails[0]).toMatchObject({ to: member.email, subject: text.title })
    expect(mails[0]?.html).toContain('Dear <strong>Bo &lt;b&gt;</strong>,')
    expect(mails[0]?.text).toMatch(/^Dear Bo <b>,\n\nhttp.*\/reset-password\/[\w-]{43}\n/)
    const back = await admin.call.template.reset(reset)
    expect(dutch(back)).toMatchObject({ ...back.builtIn['nl-nl'], version: 2, changed: false })
    expect(await refusalOf(admin.call.template.save({ ...save, version: 1 }))).toEqual({ code: 'conflict' })
    await jobs.mailReset({ email: member.email })
    expect(mails[1]?.subject).toBe(back.builtIn['nl-nl'].title)
  }),
)

test(
  'feed.templates.all: an unchanged template has the built-in text of this version, whatever the database row contains',
  undone(async ({ make, deps }) => {
    const value = JSON.stringify({ 'nl-nl': { title: 'As it came', body: 'An old text' }, params: ['name'] })
    await deps.db.kysely.updateTable('setting').set({ value }).where('key', '=', 'FORGOT_PASSWORD').execute()
    const { call } = await make.admin()
    const view = (await call.feed.templates.all()).find(({ key }) => key === 'FORGOT_PASSWORD')
    expect(view?.texts['nl-nl']).toEqual({ ...view?.builtIn['nl-nl'], version: 0, changed: false, changedAt: null })
    expect(await templateInForce(deps.db.kysely, 'FORGOT_PASSWORD', 'nl-nl')).toEqual(view?.builtIn['nl-nl'])
  }),
)

test(
  'feed.templates: lists every template in all languages, and returns one template by its id',
  undone(async ({ make }) => {
    const { call } = await make.admin()
    const all = await call.feed.templates.all()
    expect(all.map(({ key }) => key)).toEqual(TEMPLATE_KEYS)
    for (const view of all) {
      expect(view.params).toEqual(expect.arrayContaining(view.required))
      for (const { title, body } of Object.values(view.builtIn)) expect([title, body]).not.toContain('')
    }
    const [first] = all
    expect(await call.feed.templates.one({ id: first?.id as never })).toEqual(first)
  }),
)
