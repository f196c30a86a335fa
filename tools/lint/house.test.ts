import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import house from './house.ts'
import { vocabulary } from './vocabulary.ts'

RuleTester.describe = describe
RuleTester.it = it as typeof RuleTester.it
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })
const { rules } = house
const lines = (count: number, first = '') => `${first}${'\n'.repeat(count - 1)}`

const refused = (filename: string, code: string, message: RegExp) => ({
  name: `${filename}: ${code.slice(0, 70)}`,
  filename,
  code,
  errors: [{ message }],
})
const fine = (filename: string, code: string) => ({ name: `${filename}: ${code.slice(0, 70)}`, filename, code })

tester.run('walls', rules.walls, {
  invalid: [
    refused('shared/src/area.ts', "import { readFileSync } from 'node:fs'", /no I\/O/),
    refused('shared/src/area.ts', "import pg from 'pg'", /no I\/O/),
    refused('shared/src/area.ts', "import { x } from '../../server/src/platform/config.ts'", /by its name/),
    refused(
      'web/src/platform/api/client.ts',
      "import { Router } from '@fieldfare/server/router.ts'",
      /one thing from server/,
    ),
    refused(
      'web/src/platform/api/client.ts',
      "import type { Config } from '@fieldfare/server/config.ts'",
      /one thing from server/,
    ),
    refused('web/src/land/area/data.ts', "import { join } from 'node:path'", /browser/),
    refused('web/src/platform/ui/Card.tsx', "import { useForm } from '../form/useForm.ts'", /knows no noun/),
    refused('web/src/platform/ui/Card.tsx', "import { useAreas } from '../../land/area/data.ts'", /own floor/),
    refused('web/src/map/view/MapView.tsx', "import type { Area } from '../../land/area/data.ts'", /own floor/),
    refused(
      'web/src/content/actions.ts',
      "const tab = () => import('../participation/poll/PollsTab.tsx')",
      /own floor/,
    ),
    refused(
      'server/src/platform/call/context.ts',
      "import type { Sessions } from '../../people/account/rows.ts'",
      /own floor/,
    ),
    refused('server/src/content/load.ts', "import { kinds } from '../kinds.ts'", /own floor/),
    refused('web/src/land/area/AreaPage.tsx', "import { Badge } from '../community/Badge.tsx'", /data\.ts/),
    refused('web/src/land/story/StoryList.tsx', "import { AreaRow } from '../area/AreaRow.tsx'", /data\.ts/),
    refused(
      'web/src/land/area/AreaPage.tsx',
      "const Page = lazy(() => import('../community/CommunityPage.tsx'))",
      /data\.ts/,
    ),
    refused(
      'server/src/land/area/insert.ts',
      "import { communityNoun } from '../community/noun.ts'",
      /second transaction/,
    ),
    refused('server/src/platform/mail/mailer.ts', "import { App } from '@fieldfare/web/App.tsx'", /nothing of web/),
    refused('server/src/land/area/rows.ts', "export { level } from '../../../shared/src/area.ts'", /by its name/),
  ],
  valid: [
    fine('shared/src/area.ts', "import { z } from 'zod'; import { id } from './id.ts'"),
    fine('shared/src/geo/orientation.ts', "import { orient2d } from 'robust-predicates'"),
    fine('shared/src/messages/en.ts', "import area from './en/area.json' with { type: 'json' }"),
    fine('web/src/platform/api/client.ts', "import type { Router } from '@fieldfare/server/router.ts'"),
    fine(
      'web/src/platform/ui/Card.tsx',
      "import { Button } from './Button.tsx'; import { useFormat } from '../i18n/format.ts'",
    ),
    fine(
      'web/src/land/area/AreaPage.tsx',
      "import { useCommunities } from '../community/data.ts'; import { Button } from '../../platform/ui/Button.tsx'",
    ),
    fine('web/src/land/area/pages.ts', "const Page = lazy(() => import('../area/AreaPage.tsx'))"),
    fine('server/src/land/area/insert.ts', "import { joinTouched } from '../community/joinTouched.ts'"),
    fine('server/src/nouns.ts', "import { pollNoun } from './participation/poll/noun.ts'"),
    fine('server/src/land/area/noun.ts', "import type { Noun } from '../../platform/noun.ts'"),
    fine('tools/start.mjs', "import { ROOT } from './children.mjs'"),
  ],
})

tester.run('page-loads', rules['page-loads'], {
  invalid: [
    refused(
      'web/src/land/area/pages.ts',
      "export const areaScreens = { area: { load: () => import('./AreaPage.tsx') } }",
      /LoadedPage/,
    ),
    refused('web/src/pages.ts', 'export const screens = { area: { load } }', /LoadedPage/),
  ],
  valid: [
    fine(
      'web/src/land/area/pages.ts',
      "export const areaScreens = { area: { load: (): LoadedPage => import('./AreaPage.tsx') } }",
    ),
    fine('web/src/land/area/AreaPage.tsx', 'const part = { load: () => 1 }'),
  ],
})

tester.run('call-builders', rules['call-builders'], {
  invalid: [
    refused(
      'server/src/land/area/insert.ts',
      'export const insert = t.procedure.mutation(() => 1)',
      /names its action/,
    ),
    refused('server/src/land/area/insert.ts', "import { base } from '../call/trpc.ts'", /names its action/),
  ],
  valid: [
    fine('server/src/router.ts', "import { t } from './platform/call/trpc.ts'; export const router = t.router({})"),
    fine('server/src/platform/call/trpc.ts', 'export const base = t.procedure'),
  ],
})

tester.run('one-handle', rules['one-handle'], {
  invalid: [
    refused(
      'server/src/land/area/insert.ts',
      "write('area.insert', S).mutation(async ({ ctx }) => ctx.deps.db.kysely.selectFrom('area'))",
      /its own handle/,
    ),
    refused(
      'server/src/land/area/update.ts',
      "writeOn('area.update', S, load).use(x).mutation(({ ctx }) => read(ctx.deps.db.kysely))",
      /its own handle/,
    ),
    refused(
      'server/src/people/account/resetPW.ts',
      'openCall().mutation(({ ctx }) => inTransaction(ctx, (tx) => read(ctx.deps.db.kysely)))',
      /its own handle/,
    ),
  ],
  valid: [
    fine(
      'server/src/land/area/insert.ts',
      "write('area.insert', S).mutation(async ({ ctx }) => ctx.db.selectFrom('area'))",
    ),
    fine(
      'server/src/people/account/signIn.ts',
      "openCall('account.signIn', S).mutation(({ ctx }) => find(ctx.deps.db.kysely))",
    ),
    fine('server/src/app.ts', 'makeAuth(config, db.kysely)'),
  ],
})

tester.run('environment', rules.environment, {
  invalid: [refused('server/src/platform/mail/mailer.ts', 'const url = process.env.SMTP_URL', /read once/)],
  valid: [
    fine('server/src/main.ts', 'readConfig(process.env)'),
    fine('server/src/testing/engines.ts', 'process.env.FIELDFARE_TEST_ENGINE'),
    fine('tools/test.mjs', 'process.env.CI'),
  ],
})

tester.run('file-names', rules['file-names'], {
  invalid: [
    refused('web/src/land/area/helpers.ts', 'export const a = 1', /what it holds/),
    refused('server/src/utils.ts', 'export const a = 1', /what it holds/),
    refused(
      'web/src/platform/ui/index.ts',
      "export * from './Button.tsx'; export { Sheet } from './Sheet.tsx'",
      /hides where things are/,
    ),
  ],
  valid: [
    fine('web/src/land/area/areaSize.ts', 'export const a = 1'),
    fine(
      'server/src/platform/db/migrations/index.ts',
      "import { house } from './0001_house.ts'; export const all = { house }",
    ),
  ],
})

tester.run(
  'vocabulary',
  vocabulary(() => [
    'land/area/size.ts',
    'land/area/data.ts',
    'land/area/insert.ts',
    'land/area/rows.ts',
    'land/area/accountHooks.ts',
    'mine/MinePage.tsx',
  ]),
  {
    invalid: [
      refused('web/src/land/area/words.ts', 'export const a = 1', /names no thing/),
      refused('server/src/participation/moderation/told.ts', 'export const a = 1', /names no thing/),
      refused('web/src/land/community/size.ts', 'export const a = 1', /land\/area\/size\.ts has this name/),
      refused('server/src/people/account/data.ts', 'export const a = 1', /has this name/),
      refused('web/src/people/account/rows.ts', 'export const a = 1', /has this name/),
      refused('server/src/land/community/insert.ts', 'export const insertCommunity = 1', /has this name/),
    ],
    valid: [
      fine('web/src/land/area/size.ts', 'export const a = 1'),
      fine('web/src/land/community/data.ts', 'export const a = 1'),
      fine('web/src/land/community/MinePage.tsx', 'export const a = 1'),
      fine('web/src/land/community/size.test.ts', 'export const a = 1'),
      fine('server/src/land/community/rows.ts', 'export const a = 1'),
      fine('server/src/land/community/accountHooks.ts', 'export const a = 1'),
      fine('server/src/land/community/insert.ts', "export const insert = write('community.insert', S)"),
      fine('shared/src/messages/en/first.ts', 'export const a = 1'),
      fine('tools/test.mjs', 'export const a = 1'),
    ],
  },
)

tester.run('file-size', rules['file-size'], {
  invalid: [refused('server/src/land/area/rows.ts', lines(401), /says why/)],
  valid: [
    fine('server/src/land/area/rows.ts', lines(400)),
    fine('server/src/land/area/rows.ts', lines(401, '// Long because the catalogue is in one place.')),
  ],
})

tester.run('texts', rules.texts, {
  invalid: [
    refused('web/src/land/area/AreaPage.tsx', 'const a = <p>Draw a place</p>', /four languages/),
    refused('web/src/platform/ui/Close.tsx', '<button aria-label="Close it" />', /four languages/),
  ],
  valid: [
    fine('web/src/land/area/AreaPage.tsx', 'const a = <p className="quiet">{t(\'area.title\')} · {size} m²</p>'),
    fine('web/src/platform/ui/Wordmark.tsx', '<span>Fieldfare</span>'),
    fine('web/src/platform/ui/Button.test.tsx', '<p>Draw a place</p>'),
  ],
})

tester.run('plain-comments', rules['plain-comments'], {
  invalid: [
    refused(
      'server/src/platform/live/live.ts',
      '// Sockets are told once.\nexport const a = 1',
      /'told'.*plain technical English/,
    ),
    refused(
      'web/src/platform/ui/Card.tsx',
      '/**\n * Whoever opens it\n * reads it.\n */\nexport const a = 1',
      /'Whoever'/,
    ),
    refused('tools/start.mjs', 'const a = 1 // Runs beside somebody else’s.', /'somebody else's'/),
    refused('e2e/map.journey.ts', '// They leave by themselves.', /'by themselves'/),
  ],
  valid: [
    fine('server/src/platform/live/live.ts', '// Sends each event once: a standstill, the withstanding, hearing.'),
    fine('server/src/platform/live/live.ts', "const heard = 'told' // The events so far."),
  ],
})

tester.run('docstring-start', rules['docstring-start'], {
  invalid: [
    refused('shared/src/poll.ts', '/** Where an option is. */\nexport type A = 1', /'Where'.*'Tells whether'/),
    refused('server/src/app.ts', '/**\n * Whether it runs.\n * @returns so\n */\nexport const a = 1', /'Whether'/),
    refused('web/src/platform/ui/Card.tsx', 'interface A {\n  /** what’s in it */\n  b: 1\n}', /'what'/),
    refused('tools/start.mjs', '/** How long, in ms. */ const a = 1', /'How'/),
  ],
  valid: [
    fine('shared/src/poll.ts', '/** Tells whether a poll has ended. */\nexport const a = 1'),
    fine('shared/src/poll.ts', '/**\n * Returns the poll.\n * Where there is none, null.\n */\nexport const a = 1'),
    fine('shared/src/poll.ts', '/** Whole numbers. */\nexport const a = 1 // Which one?'),
    fine('server/src/app.ts', '/* Why it waits. */\nconst a = 1'),
  ],
})

tester.run('long-file', rules['long-file'], {
  invalid: [refused('server/src/land/area/rows.ts', lines(301), /split at 300/)],
  valid: [fine('server/src/land/area/rows.ts', lines(300))],
})
