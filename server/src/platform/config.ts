import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['0', '1', 'false', 'true', 'off', 'on']).transform((value) => ['1', 'true', 'on'].includes(value))
const url = z.url()
const isWeb = (value: string) => z.url({ protocol: /^https?$/ }).safeParse(value).success
/** Returns the schema of a source of map tiles: one of the names, a URL, or with `orFile` the path of a PMTiles file. */
const tileSource = (names: readonly string[], orFile: boolean) =>
  z
    .string()
    .trim()
    .refine(
      (value) =>
        names.includes(value) ||
        (isWeb(value) && !(orFile && value.includes('{z}'))) ||
        (orFile && value.endsWith('.pmtiles')),
      {
        error: `none of ${names.join(', ')}, and no web address${orFile ? ' or .pmtiles file' : ''}`,
      },
    )
    .optional()

/** All settings, each with its schema and a sentence about it; docs/operations.md is checked against this list. */
export const SETTINGS = {
  NODE_ENV: [
    z.enum(['development', 'test', 'production']).default('development'),
    'production switches demo content off and asks for SECRET and PUBLIC_URL.',
  ],
  HOST: [z.string().optional(), 'The address to listen on: loopback unless production, then 0.0.0.0.'],
  PORT: [z.coerce.number().int().min(0).max(65535).default(3000), 'The port to listen on; 0 takes a free one.'],
  DATA_DIR: [
    z.string().default('./data'),
    'The folder of the embedded database, photos, mails kept as files and the made-up secret.',
  ],
  DATABASE_URL: [url.optional(), 'PostgreSQL 15 or newer with PostGIS; without it the embedded database is used.'],
  DATABASE_DIRECT_URL: [
    url.optional(),
    'The same database without a transaction pooler before it, for LISTEN and migrations.',
  ],
  DATABASE_READ_URLS: [
    z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })))
      .optional(),
    'Streaming replicas of that PostgreSQL, separated by commas, that reads go to; who has written reads from those that have it, and the primary answers for one that lags or is away.',
  ],
  DATABASE_POOL: [
    z.coerce.number().int().min(2).max(200).default(10),
    'Connections to PostgreSQL that one process holds at most.',
  ],
  JOBS: [
    z.enum(['on', 'off']).default('on'),
    'off: this process leaves mails, figures and all other jobs to processes on the same PostgreSQL that have them on.',
  ],
  PUBLIC_URL: [
    url.optional(),
    'Where people reach the site; links in mails, previews and the sitemap point there. Required in production, where writes are taken from pages of this address alone.',
  ],
  TRUST_PROXY: [
    z.string().optional(),
    'Addresses or networks, separated by commas, whose X-Forwarded-For and -Proto headers count.',
  ],
  PEOPLE_PER_ADDRESS: [
    z.coerce.number().int().min(1).max(10_000).default(60),
    'How many people may use the site at the same time behind one address, such as a workshop: bounds what an address reads and its live connections.',
  ],
  SECRET: [
    z.string().min(32).optional(),
    'Signs the session cookies, and the links in mails that change a contribution; at least 32 characters. Made and kept in DATA_DIR outside production, required in it.',
  ],
  SMTP_URL: [
    z
      .string()
      .regex(/^smtps?:\/\//)
      .optional(),
    'The mail server, such as smtp://user:password@host:587; without it every mail is a file in DATA_DIR/mail.',
  ],
  MAIL_FROM: [z.string().default('Fieldfare <fieldfare@localhost>'), 'The sender of every mail.'],
  MAIL_REDIRECT_TO: [
    z.union([z.literal('off'), z.email()]).optional(),
    'The one address that every message of a community and every mail of an admin goes to, once, in place of its recipients, and every mail about a contribution: messages@fieldfare.example outside production, off in it. Mails of accounts are never redirected.',
  ],
  SUPPORT_ADDRESS: [
    z.email().optional(),
    'Shown on the contact page and in mails as the address to write to; gets test mails of the operator, and blind copies of HTML that admins mail.',
  ],
  QUIET_HOURS: [
    z
      .string()
      .regex(/^(off|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/)
      .optional(),
    'When people who chose no quiet hours get neither mails of communities nor notices, by the clock of their time zone: 22:00-07:00 without it, off in tests. Mails of accounts never wait.',
  ],
  DOCUMENTS_DIR: [
    z.string().optional(),
    'A folder with terms, a privacy statement and house rules of your own, such as terms.nl.md; ours are shown without it.',
  ],
  MAINTENANCE_TOKEN: [
    z.string().min(24).optional(),
    'Bearer token for /metrics, which loopback reads without it outside production, and for the addresses that run maintenance: /test, /update, /mail, /mail2 and /mails.',
  ],
  COMMUNITIES_A_DAY: [
    z.coerce.number().int().min(1).max(10_000).default(5),
    'As many communities as one person starts in a day; admins start as many as they like.',
  ],
  TIME_ZONE: [z.string().default('Europe/Amsterdam'), 'The time zone in which daily jobs run.'],
  BASE_MAP: [
    tileSource(['openfreemap', 'versatiles', 'off'], true),
    'Where the detailed map comes from, through this server: openfreemap (without it; off where NODE_ENV is test), versatiles, the address of a TileJSON, the path of a .pmtiles file, or off for the bundled map alone.',
  ],
  BASE_MAP_OFFLINE: [
    flag.optional(),
    'Devices may take parts of the detailed map along, up to 60 MB each, fetched from where it comes: ask its makers before you turn it on. Without it on for openfreemap and a .pmtiles file, else off.',
  ],
  AERIAL: [
    tileSource(['pdok', 'ign', 'versatiles', 'off'], false),
    'Aerial photos that people may choose, through this server: pdok (the Netherlands; without it; off where NODE_ENV is test), ign (France), versatiles, the address of tiles with {z}, {x} and {y} or of a TileJSON, or off.',
  ],
  TILE_CACHE_MB: [
    z.coerce.number().int().min(0).max(1_000_000).default(2048),
    'How much of DATA_DIR the tiles of the detailed map and of aerial photos may take; 0 keeps them in memory alone.',
  ],
  MAP_STYLE_URL: [
    url.optional(),
    'A MapLibre style of your own instead of the detailed map; {theme} in it becomes light or dark. The bundled map is drawn when it cannot be reached.',
  ],
  MAP_ORIGINS: [
    z.string().default(''),
    'Further origins that the map style loads tiles, fonts and sprites from, separated by commas; browsers refuse all others.',
  ],
  PLACES: [
    z
      .string()
      .regex(/^(off|(pdok|photon|https?:\/\/[^\s,]+)(,(pdok|photon|https?:\/\/[^\s,]+))*)$/)
      .optional(),
    'Who finds places and addresses by name: pdok (the Netherlands), photon (everywhere), the address of a Photon of your own, several with commas between, or off. Without it pdok,photon; off in tests.',
  ],
  POLIS_URL: [
    z
      .string()
      .regex(/^(off|https?:\/\/[^\s?#]+)$/)
      .default('https://pol.is'),
    'The polis site whose conversations communities show in a frame, the only one that pages may have; or off.',
  ],
  S3_BUCKET: [
    z.string().optional(),
    'The bucket that photos are kept in; without it they are files in DATA_DIR/photos.',
  ],
  S3_ENDPOINT: [url.optional(), 'Where the bucket is, for anything that speaks S3; without it Amazon’s own.'],
  S3_REGION: [z.string().default('us-east-1'), 'The region of the bucket.'],
  S3_ACCESS_KEY_ID: [
    z.string().optional(),
    'The key for the bucket; without it the machine’s own, as clouds give them.',
  ],
  S3_SECRET_ACCESS_KEY: [z.string().optional(), 'The secret of that key.'],
  S3_FORCE_PATH_STYLE: [
    flag.optional(),
    'The bucket is named in the path and not in the host: on with S3_ENDPOINT, else off.',
  ],
  IMAGE_HOST_URL: [
    url.optional(),
    'Photos that communities show are posted there as well, never those of areas; tried again when that fails; off without it.',
  ],
  ANDROID_APP: [
    z
      .string()
      .regex(/^[\w.]+=[\dA-F]{2}(:[\dA-F]{2}){31}(,[\w.]+=[\dA-F]{2}(:[\dA-F]{2}){31})*$/)
      .optional(),
    'The Android app that links to this site open in: its id and the SHA-256 of its certificate, such as org.fieldfare.app=AB:CD:…; several with commas between.',
  ],
  IOS_APP: [
    z
      .string()
      .regex(/^[\dA-Z]{10}\.[\w.-]+(,[\dA-Z]{10}\.[\w.-]+)*$/)
      .optional(),
    'The iOS app that links to this site open in: the team and the id of the app, such as A1B2C3D4E5.org.fieldfare.app; several with commas between.',
  ],
  SENTRY_DSN: [url.optional(), 'Where errors are traced; off without it. No personal data is sent.'],
  SENTRY_ENVIRONMENT: [
    z
      .string()
      .regex(/^[\w.-]{1,64}$/)
      .optional(),
    'The name under which errors are traced, such as acceptance: NODE_ENV without it, else development.',
  ],
  DEMO: [flag.optional(), 'Demo content in an empty database: on outside production, never in production.'],
  LOG_LEVEL: [
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
    'How much is logged: info in production, else warnings only.',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>

type Raw = { [K in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[K][0]> }

export interface Config extends Omit<
  Raw,
  | 'HOST'
  | 'MAIL_REDIRECT_TO'
  | 'PUBLIC_URL'
  | 'SECRET'
  | 'DEMO'
  | 'DATA_DIR'
  | 'LOG_LEVEL'
  | 'BASE_MAP'
  | 'AERIAL'
  | 'PLACES'
  | 'QUIET_HOURS'
  | 'SENTRY_ENVIRONMENT'
> {
  HOST: string
  /** The one e-mail address that gets all mail; null if each recipient gets their own. */
  MAIL_REDIRECT_TO: string | null
  BASE_MAP: string
  AERIAL: string
  /** The URL has no slash at the end. */
  PUBLIC_URL: string
  SECRET: string
  DEMO: boolean
  DATA_DIR: string
  LOG_LEVEL: NonNullable<Raw['LOG_LEVEL']>
  PLACES: string
  QUIET_HOURS: string
  SENTRY_ENVIRONMENT: string
  production: boolean
}

/**
 * Reads the environment as settings. An empty value counts as not set.
 * @throws an error that names every invalid setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const shape = Object.fromEntries(Object.entries(SETTINGS).map(([key, [schema]]) => [key, schema]))
  const values = Object.fromEntries(Object.keys(SETTINGS).map((key) => [key, env[key] === '' ? undefined : env[key]]))
  const parsed = z.object(shape).safeParse(values)
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const production = values.NODE_ENV === 'production'
  if (production && !values.SECRET) faults.push('SECRET: required in production (openssl rand -hex 32 makes one)')
  if (production && !values.PUBLIC_URL) faults.push('PUBLIC_URL: required in production')
  if (production && parsed.success && (parsed.data as Raw).DEMO) faults.push('DEMO: never in production')
  if (values.DATABASE_READ_URLS && !values.DATABASE_URL)
    faults.push('DATABASE_READ_URLS: replicas need DATABASE_URL, the server that they follow')
  if (values.JOBS === 'off' && !values.DATABASE_URL)
    faults.push('JOBS: off needs DATABASE_URL, as the embedded database has one process')
  if (!values.S3_ACCESS_KEY_ID !== !values.S3_SECRET_ACCESS_KEY)
    faults.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: one needs the other')
  if (faults.length > 0)
    throw new Error(`Settings that cannot be used:\n${faults.map((line) => `  ${line}`).join('\n')}`)
  const raw = parsed.data as Raw
  const dataDir = resolve(raw.DATA_DIR)
  return {
    ...raw,
    DATA_DIR: dataDir,
    HOST: raw.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    PUBLIC_URL: (raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`).replace(/\/+$/, ''),
    MAIL_REDIRECT_TO: redirectOf(raw, production),
    SECRET: raw.SECRET ?? keptSecret(dataDir),
    DEMO: raw.DEMO ?? !production,
    // Tests call no external service.
    BASE_MAP: raw.BASE_MAP ?? (raw.NODE_ENV === 'test' ? 'off' : 'openfreemap'),
    AERIAL: raw.AERIAL ?? (raw.NODE_ENV === 'test' ? 'off' : 'pdok'),
    PLACES: raw.PLACES ?? (raw.NODE_ENV === 'test' ? 'off' : 'pdok,photon'),
    QUIET_HOURS: raw.QUIET_HOURS ?? (raw.NODE_ENV === 'test' ? 'off' : '22:00-07:00'),
    SENTRY_ENVIRONMENT: raw.SENTRY_ENVIRONMENT ?? raw.NODE_ENV ?? 'development',
    LOG_LEVEL: raw.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    production,
  }
}

// Outside production nobody is mailed by mistake: the domain `.example` is reserved (RFC 2606), so nobody has this e-mail address.
function redirectOf({ MAIL_REDIRECT_TO: to }: Raw, production: boolean): string | null {
  if (to === 'off') return null
  return to ?? (production ? null : 'messages@fieldfare.example')
}

// Outside production the secret is made once, so that a restart signs nobody out.
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(32).toString('hex')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
