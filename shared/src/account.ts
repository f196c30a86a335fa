import { z } from 'zod'
import type { ContentCounts } from './content.ts'
import type { Medal } from './limits.ts'
import { isReservedName, mixesAlphabets } from './lookAlike.ts'
import { args, Id, line, token } from './schemas.ts'
import { LOCALES, type Locale } from './locale.ts'
import { MESSAGE_WISHES, type MessageWish } from './message.ts'

export const NAME_MIN = 2
/** The longest name: it fits one line of a list on the narrowest phone. */
export const NAME_MAX = 40
export const ORGANIZATION_MIN = 2
export const ORGANIZATION_MAX = 80
/** The shortest password: NIST SP 800-63B asks for 8; ten costs people little and attackers much. */
export const PASSWORD_MIN = 10
/** The shortest password of an admin, whose account gives access to everyone's. */
export const PASSWORD_MIN_ADMIN = 15
/** The longest password: longer ones only serve to keep the hash function busy. */
export const PASSWORD_MAX = 128
/** The longest e-mail address: RFC 5321's longest path, without its angle brackets. */
export const EMAIL_MAX = 254
/** The version of the terms of use: raised when the terms change, and stored with each consent. */
export const TERMS_VERSION = '2026-11-01'
/** Days in which the deletion of an account can be cancelled. */
export const LEAVING_DAYS = 7
/** Days after which an account is erased if its e-mail address is unverified, it contains nothing and nobody is signed in to it. */
export const UNVERIFIED_DAYS = 90
export const RESET_MINUTES = 60
export const VERIFY_HOURS = 72

export const GENDERS = ['male', 'female', 'other'] as const
/** ISCED 2011 levels 1 to 8. */
export const EDUCATION_MAX = 8
/** The centre of the map's first view, which is never saved as a person's home. */
export const DEFAULT_CENTER = { lng: 6.58956, lat: 53.214578 } as const

export const Email = z
  .string()
  .max(EMAIL_MAX, { error: 'email' })
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.email({ error: 'email' }))
export const Name = line(NAME_MAX, NAME_MIN)
/** Tells whether a name has no part that mail programs turn into a link: mails to strangers may show it. Initials such as "J.R." pass. */
const isPlainName = (name: string): boolean =>
  !/:\/\/|www[.。．｡]|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu.test(name.normalize('NFKC'))

/** Returns the message key of the fault in a new name; null for a valid name. */
export function nameFault(name: string): 'nameLink' | 'nameReserved' | 'nameScripts' | null {
  if (!isPlainName(name)) return 'nameLink'
  if (isReservedName(name)) return 'nameReserved'
  return mixesAlphabets(name) ? 'nameScripts' : null
}
const NewName = Name.superRefine((name, context) => {
  const message = nameFault(name)
  if (message) context.addIssue({ code: 'custom', message })
})
export const Organization = line(ORGANIZATION_MAX, ORGANIZATION_MIN)
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, { error: 'passwordMin' })
  .max(PASSWORD_MAX, { error: 'passwordMax' })
const Password = z.string().min(1, { error: 'required' }).max(PASSWORD_MAX, { error: 'passwordMax' })
const Secret = z.string().max(200)
const TimeZone = z.string().max(60).refine(isTimeZone, { error: 'timeZone' })
const AGREED = z.literal(true, { error: 'agree' })

const registration = {
  name: NewName,
  email: Email,
  password: NewPassword,
  agree: AGREED,
  locale: z.enum(LOCALES),
  timeZone: TimeZone.default('Europe/Amsterdam'),
  /** The invitation or campaign that brought the person here; it does not sign them in. */
  campaign: token(80).optional(),
}
export const Register = args(['name', 'email', 'password', 'agree'], { id: Id.optional(), ...registration })
export const registrationShape = registration

export const SignIn = args(['email', 'password'], { email: Email, password: Password })
export const ForgotPassword = args(['email'], { email: Email })
export const CheckSecret = args(['id'], { id: Secret })
export const ResetPassword = args(['newPassword', 'token'], { newPassword: NewPassword, token: Secret })
export const VerifyEmail = args(['token'], { token: Secret })
export const Leave = args(['password'], { password: Password })
export const ChangePassword = args(['password', 'newPassword'], { password: Password, newPassword: NewPassword })
/** Makes the calling member a land owner. */
export const BecomeOwner = args(['organization'], { organization: Organization })
/** Makes the person with this e-mail address a land owner; for admins. */
export const MakeOwner = args(['email', 'organization'], { email: Email, organization: Organization })
export const EndSession = args(['id'], { id: token(100) })

const optional = (max: number) => line(max).nullish()
/** The profile fields that a person may change. A new e-mail address also needs the password. */
const profileShape = {
  name: Name.optional(),
  email: Email.optional(),
  password: Password.optional(),
  showName: z.boolean().optional(),
  showProfile: z.boolean().optional(),
  messages: z.enum(MESSAGE_WISHES).optional(),
  locale: z.enum(LOCALES).optional(),
  timeZone: TimeZone.optional(),
  organization: z.union([Organization, z.literal('')]).nullish(),
  companyName: optional(ORGANIZATION_MAX),
  sector: optional(80),
  address: optional(200),
  website: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'url' }).max(300, { error: 'tooLong' })])
    .nullish(),
  city: optional(80),
  age: z.number().int({ error: 'whole' }).min(0, { error: 'range' }).max(130, { error: 'range' }).nullish(),
  education: z
    .number()
    .int({ error: 'whole' })
    .min(1, { error: 'range' })
    .max(EDUCATION_MAX, { error: 'range' })
    .nullish(),
  gender: z.enum(GENDERS).nullish(),
}
export const UpdateProfile = args(['profile'], { profile: z.strictObject(profileShape) })
export type ProfileChange = z.input<typeof UpdateProfile>['profile']

/** Tells whether a position is the centre of the map's first view, which is never saved as a home. */
export const isFirstView = ({ lng, lat }: { lng: number; lat: number }): boolean =>
  Math.abs(lng - DEFAULT_CENTER.lng) < 1e-6 && Math.abs(lat - DEFAULT_CENTER.lat) < 1e-6

const coordinate = (limit: number) => z.number().min(-limit, { error: 'range' }).max(limit, { error: 'range' })
const Home = z.strictObject({
  coordinates: z.strictObject({ lng: coordinate(180).nullish(), lat: coordinate(85).nullish() }),
})
/**
 * A longitude and a latitude, as `{ lng, lat }`, `{ longitude, latitude }` or an array in this order. If one of them is missing,
 * nothing changes and there is no error. If both are null in an object, the home is removed.
 */
export const UpdateHome = z.unknown().transform(toHome).pipe(Home) as unknown as z.ZodType<
  z.output<typeof Home>,
  z.input<typeof Home>
>

export const FOUR_AREAS = 4
/** The number of comments, not counting deleted ones, that earns the medal TEN_COMMENTS. */
export const TEN_COMMENTS = 10

/** An account as the signed-in person sees their own. */
export interface Me {
  id: string
  name: string
  email: string
  /** The new e-mail address that is not verified yet, if any. */
  newEmail: string | null
  verified: boolean
  owner: boolean
  admin: boolean
  finishedRegister: boolean
  score: number
  areaCount: number
  medals: Medal[]
  karma: number
  /** Ids of the communities that the person subscribes to. */
  subs: string[]
  home: { lng: number; lat: number } | null
  showName: boolean
  showProfile: boolean
  locale: Locale
  timeZone: string
  organization: string | null
  companyName: string | null
  sector: string | null
  address: string | null
  website: string | null
  city: string | null
  age: number | null
  education: number | null
  gender: (typeof GENDERS)[number] | null
  /** The time at which the account is erased, if its deletion is requested. */
  leavingAt: string | null
  createdAt: string
  unreadNotices: number
  unreadMessages: number
  /** The person's choice of how to receive messages of communities. */
  messages: MessageWish
  /** The person's yearly nature budget in euros; null before one is saved. */
  budget: number | null
}

/** Counts of what an account holds: areas and subscriptions are deleted with the account, everything else stays without a name. */
export interface AccountContents extends ContentCounts {
  areas: number
  subscriptions: number
  communities: number
}

/** A person as others see them; city and subs only where the person shows their profile. */
export interface PersonView {
  id: string
  name: string
  medals: Medal[]
  score: number
  owner: boolean
  city?: string
  subs?: string[]
  /** The other fields of the person's own view, for admins. E-mail address, home and funding are sent in no feed. */
  rest?: PersonRest
}
export type PersonRest = Omit<
  Me,
  | keyof Omit<PersonView, 'rest'>
  | 'email'
  | 'newEmail'
  | 'home'
  | 'leavingAt'
  | 'unreadNotices'
  | 'unreadMessages'
  | 'messages'
  | 'budget'
>

export interface SessionView {
  id: string
  current: boolean
  createdAt: string
  device: string
}

function toHome(input: unknown): unknown {
  if (Array.isArray(input)) return { coordinates: toPlace(input.length === 1 && isRecord(input[0]) ? input[0] : input) }
  if (!isRecord(input)) return input
  return 'coordinates' in input
    ? { ...input, coordinates: toPlace(input.coordinates) }
    : { coordinates: toPlace(input) }
}

function toPlace(place: unknown): unknown {
  if (Array.isArray(place)) {
    const [lng, lat, ...more] = place as unknown[]
    // Null means that the argument is left out, as in all calls.
    return { lng: lng ?? undefined, lat: lat ?? undefined, ...(more.length > 0 && { more }) }
  }
  if (!isRecord(place) || !('longitude' in place || 'latitude' in place)) return place
  const { longitude: lng, latitude: lat, ...more } = place
  return { ...more, lng, lat }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
