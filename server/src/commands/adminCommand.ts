import { RESET_MINUTES } from '@fieldfare/shared/account.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { runCommand, withDatabase } from '../platform/db/command.ts'
import { makeLogger } from '../platform/log/logger.ts'
import { grantAdmin, type Refusal, revokeAdmin } from '../people/account/adminRole.ts'

const USAGE = `npm run admin -- name@example.org            makes that person an admin
npm run admin -- --remove name@example.org   takes the role away`

const REFUSALS: Record<Refusal, string> = {
  unknown: 'Nobody is registered with this address. Let them register on the site first.',
  unverified: 'This address is not confirmed yet. Let them open the link in their welcome mail first.',
  already: 'This person is an admin already.',
  'no admin': 'This person is not an admin.',
  'last admin': 'This is the last admin. Make somebody else an admin first.',
}

/** Runs `npm run admin`: makes a person an admin, or takes the role away. Needs the server's settings in the environment. */
async function main(args: string[]): Promise<void> {
  const remove = args.includes('--remove')
  const [email, ...more] = args.filter((one) => one !== '--remove').map((one) => one.trim().toLowerCase())
  if (!email?.includes('@') || more.length > 0) throw new Error(USAGE)
  const config = { ...readConfig(process.env), LOG_LEVEL: 'silent' as const }
  await withDatabase(config, async (db) => {
    const app = await buildApp(config, db, makeLogger(config))
    try {
      const change = remove ? await revokeAdmin(app.deps, email) : await grantAdmin(app.deps, email)
      say(
        'resetSecret' in change
          ? granted(email, `${config.PUBLIC_URL}/reset-password/${change.resetSecret}`)
          : revoked(email, change.refused),
      )
    } finally {
      await app.stop()
    }
  })
}

const granted = (
  email: string,
  link: string,
) => `${email} is an admin now. Admins have longer passwords: the old one has ended.
Give them this link to choose a new one; it works once, for ${RESET_MINUTES} minutes. The sign-in page can send another.
${link}`

function revoked(email: string, refused: Refusal | null): string {
  if (refused) throw new Error(REFUSALS[refused])
  return `${email} is not an admin any more.`
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

runCommand(main)
