import { z } from 'zod'
import { args, Id, PageInput } from './schemas.ts'

// The alerts that a person gets: about what, when, and on which devices.

/** Topics that one can be alerted to. Messages and invitations have mails of their own; the others are lines in a mail. */
export const ALERT_TOPICS = ['messages', 'invitations', 'mentions', 'answers', 'content', 'results', 'areas'] as const
export type AlertTopic = (typeof ALERT_TOPICS)[number]
/** The topics that a community can have: areas lie in no community. */
export const COMMUNITY_TOPICS = ['messages', 'invitations', 'mentions', 'answers', 'content', 'results'] as const

/** The times of an alert: at once, in the weekly mail, or never. */
export const ALERT_WISHES = ['now', 'week', 'none'] as const
export type AlertWish = (typeof ALERT_WISHES)[number]

/** The wish of a person who chose none. Those of messages, invitations and mentions follow `Me.messages`. */
export const DEFAULT_WISH: AlertWish = 'week'

/** A person’s devices that get notices: more than anyone carries. */
export const DEVICES_MAX = 20
/** An address of a push service: those of the large ones have 150 to 600 characters. */
const ENDPOINT_MAX = 1000

/** A time of the day, such as 22:00. */
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid' })
/** The hours in which a person is not disturbed, by the clock of their time zone; the same time twice means never. */
export interface QuietHours {
  from: string
  to: string
}

/**
 * Chooses the wish for a topic: with a community, for that community alone. Without a wish the choice is taken back.
 */
export const ChooseAlert = args(['topic', 'wish'], {
  topic: z.enum(ALERT_TOPICS),
  wish: z.enum(ALERT_WISHES).optional(),
  communityId: Id.optional(),
})
/** Chooses the quiet hours; without both times they follow the site's. */
export const ChooseQuiet = args(['from', 'to'], { from: Clock.optional(), to: Clock.optional() })
/** Turns the weekly mail on or off, and mails at once about what is new. */
export const ChooseMails = args([], { weekly: z.boolean().optional(), now: z.boolean().optional() })
export const AskCommunityAlerts = z.strictObject(PageInput)

/** Keys of a push subscription, as browsers give them: base64 for addresses (RFC 8291). */
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

/** Registers that the person has this area, community or piece of content on screen: they get no alert about it. */
export const SeenIt = args(['id'], { id: Id })

export interface AlertDevice {
  id: string
  /** The name of the device's browser. */
  device: string
  createdAt: string
  /** True for the device that asks. */
  current: boolean
}

export interface AlertSettings {
  wishes: Record<AlertTopic, AlertWish>
  quiet: QuietHours
  weekly: boolean
  now: boolean
  devices: AlertDevice[]
  /** The key that a browser subscribes with. */
  pushKey: string
}

/** The choices of a person for one of their communities; a topic that is missing is as in general. */
export interface CommunityAlerts {
  communityId: string
  title: string
  wishes: Partial<Record<AlertTopic, AlertWish>>
}
