import { z } from 'zod'
import { args, Id, PageInput } from './schemas.ts'

// The alerts that a person gets: about what, when, and on which devices.

/** Topics of alerts. A message or an invitation is a mail of its own; an alert of any other topic is a line in a mail. */
export const ALERT_TOPICS = ['messages', 'invitations', 'mentions', 'answers', 'content', 'results', 'areas'] as const
export type AlertTopic = (typeof ALERT_TOPICS)[number]
/** The topics that can be chosen per community: all but `areas`, which lie in no community. */
export const COMMUNITY_TOPICS = ['messages', 'invitations', 'mentions', 'answers', 'content', 'results'] as const

/** The times of an alert: at once, in the weekly mail, or never. */
export const ALERT_WISHES = ['now', 'week', 'none'] as const
export type AlertWish = (typeof ALERT_WISHES)[number]

/** The wish of a person who chose none. For messages, invitations and mentions, the default follows `Me.messages` instead. */
export const DEFAULT_WISH: AlertWish = 'week'

/** The most devices of a person that get push notices: more than anyone carries. */
export const DEVICES_MAX = 20
/** The most characters of a push service's URL: those of the large services have 150 to 600. */
const ENDPOINT_MAX = 1000

/** A time of the day, such as 22:00. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid' })
/** The hours in which a person is not disturbed, by the clock of their time zone; the same time twice means never. */
export interface QuietHours {
  from: string
  to: string
}

/**
 * Sets when a person is alerted about a topic: with `communityId`, in that community alone. Without `wish`, the earlier choice is
 * removed.
 */
export const ChooseAlert = args(['topic', 'wish'], {
  topic: z.enum(ALERT_TOPICS),
  wish: z.enum(ALERT_WISHES).optional(),
  communityId: Id.optional(),
})
/** Sets the quiet hours; if both times are left out, the site's quiet hours apply. */
export const ChooseQuiet = args(['from', 'to'], { from: Clock.optional(), to: Clock.optional() })
/** Turns the weekly mail on or off with `weekly`, and immediate mails about news with `now`. */
export const ChooseMails = args([], { weekly: z.boolean().optional(), now: z.boolean().optional() })
export const AskCommunityAlerts = z.strictObject(PageInput)

/** Keys of a push subscription (RFC 8291), as browsers give them: in base64url. */
const key = (min: number, max: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, { error: 'invalid' })
    .min(min, { error: 'invalid' })
    .max(max, { error: 'invalid' })
export const AddDevice = args(['endpoint', 'p256dh', 'auth'], {
  endpoint: z.url({ error: 'invalid' }).max(ENDPOINT_MAX, { error: 'invalid' }),
  p256dh: key(86, 90),
  auth: key(20, 26),
})
export const RemoveDevice = args(['id'], { id: Id })

/** Registers that the person has this area, community or piece of content on screen, so that they get no alert about it. */
export const SeenIt = args(['id'], { id: Id })

export interface AlertDevice {
  id: string
  /** The name of the device's browser. */
  device: string
  createdAt: string
  /** True for the device that sent the request. */
  current: boolean
}

export interface AlertSettings {
  wishes: Record<AlertTopic, AlertWish>
  quiet: QuietHours
  weekly: boolean
  now: boolean
  devices: AlertDevice[]
  /** The server's public key, which a browser needs to subscribe to push notices. */
  pushKey: string
}

/** The choices of a person for one of their communities; a missing topic follows the person's general choice. */
export interface CommunityAlerts {
  communityId: string
  title: string
  wishes: Partial<Record<AlertTopic, AlertWish>>
}
