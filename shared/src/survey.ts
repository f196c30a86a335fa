import { z } from 'zod'
import { RESEARCH_PURPOSES, type ResearchPurpose } from './consent.ts'
import type { Level } from './limits.ts'
import { LOCALES, type Locale } from './locale.ts'
import { args, Id, line, text } from './schemas.ts'
import { FLOWS, type SurveyFlow, type SurveyStep } from './surveyFlow.ts'

export const CAMPAIGN_NAME_MAX = 80
export const CAMPAIGN_TITLE_MAX = 80
/** The most characters of a campaign's text: it fits a phone's screen above the button. */
export const CAMPAIGN_TEXT_MAX = 600
export const LABEL_MAX = 80
export const ADDRESS_MAX = 254
/** The most invitations that one call adds: they take a second of work and a tenth of the largest request body. */
export const INVITATIONS_A_CALL = 500
/** The most lines of a list of people to invite. */
export const LIST_LINES_MAX = 50_000
/** The most invitations of one campaign, so that its counts stay quick. */
export const INVITATIONS_MAX = 200_000
/** The most people who may be allowed to use one link. */
export const USES_MAX = 100_000

/** The campaign's own text, in one language, for its first page; it is shown besides the text of the app. */
export interface CampaignText {
  title: string
  text: string
}
const CampaignText = z.strictObject({ title: line(CAMPAIGN_TITLE_MAX), text: text(CAMPAIGN_TEXT_MAX) })
export type CampaignTexts = Partial<Record<Locale, CampaignText>>

const instant = z.iso.datetime({ offset: true, error: 'type' }).nullable().default(null)
const campaign = {
  name: line(CAMPAIGN_NAME_MAX, 1),
  flow: z.enum(FLOWS, { error: 'choice' }),
  from: instant,
  until: instant,
  active: z.boolean().default(true),
  texts: z.partialRecord(z.enum(LOCALES), CampaignText).default({}),
}
const inOrder = ({ from, until }: { from: string | null; until: string | null }) =>
  !from || !until || Date.parse(from) < Date.parse(until)
const wrongOrder = { path: ['until'], error: 'order' }

export const AddCampaign = z.strictObject({ id: Id, ...campaign }).refine(inOrder, wrongOrder)
/** Changes a campaign; `version` is the version that the editor read. */
export const EditCampaign = z
  .strictObject({ id: Id, version: z.number().int().min(1), ...campaign })
  .refine(inOrder, wrongOrder)

/** 256 random bits in base64url. The client makes the secret, so that the server never sends nor stores it. */
export const InvitationSecret = z.string().regex(/^[\w-]{43}$/, { error: 'type' })
const invitee = { label: line(LABEL_MAX).default(''), address: z.union([z.literal(''), z.email()]).default('') }
/** Adds single invitations, each for one person. `batch` is the id of the list that they belong to. */
export const AddInvitations = z.strictObject({
  campaignId: Id,
  batch: Id,
  invitations: z
    .array(z.strictObject({ id: Id, secret: InvitationSecret, ...invitee }))
    .min(1)
    .max(INVITATIONS_A_CALL),
})
/** Adds one link for many people, with at most `usesMax` of them. */
export const AddLink = z.strictObject({
  campaignId: Id,
  id: Id,
  secret: InvitationSecret,
  label: line(LABEL_MAX).default(''),
  usesMax: z.number({ error: 'whole' }).int({ error: 'whole' }).min(1).max(USES_MAX).nullable().default(null),
})
/** Ends one invitation, or all invitations of a list with which nobody has registered. */
export const EndInvitations = z.union([
  z.strictObject({ campaignId: Id, id: Id }),
  z.strictObject({ campaignId: Id, batch: Id }),
])

export interface CampaignView {
  id: string
  name: string
  flow: SurveyFlow
  from: string | null
  until: string | null
  active: boolean
  /** The validity of the campaign's invitations now, by the server's clock. */
  state: 'open' | 'notBegun' | 'ended'
  texts: CampaignTexts
  version: number
  createdAt: string
  /** `made`, `opened`: invitations for one person; `registered`, `finished`: people who came by any invitation. */
  counts: { made: number; opened: number; registered: number; finished: number }
}

/** The progress of an invitation. */
export const INVITATION_STATES = ['made', 'opened', 'registered', 'finished', 'ended'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** An invitation as an admin sees it; the secret of its link is stored nowhere. */
export interface InvitationView {
  id: string
  label: string
  address: string
  /** True for a link that many people may use. */
  reusable: boolean
  usesMax: number | null
  /** The number of people who registered with the invitation, and of those who also finished. */
  registered: number
  finished: number
  state: InvitationState
  batch: string | null
  openedAt: string | null
  createdAt: string
}

/** Accepts any text as the secret in a URL, so that a wrong secret is answered with `not-found`, not as invalid input. */
const AnySecret = z.string().max(200)
export const ReadInvitation = args(['id'], { id: AnySecret })
/** Joins the campaign of an invitation, with the consents that the person gave. */
export const TakePart = z.strictObject({
  id: AnySecret,
  locale: z.enum(LOCALES),
  consents: z
    .array(z.strictObject({ purpose: z.enum(RESEARCH_PURPOSES), version: z.string().max(40), id: Id }))
    .max(RESEARCH_PURPOSES.length),
})

/** Records that the caller has read the introduction of this campaign. */
export const Introduced = args(['campaignId'], { campaignId: Id })

/** An invitation as everyone who has the link sees it. */
export interface OpenInvitation {
  /** `joined`: the reader takes part already. */
  state: 'open' | 'notBegun' | 'ended' | 'usedUp' | 'joined'
  flow: SurveyFlow
  campaignId: string
  texts: CampaignTexts
  /** True if many people may use the link. */
  reusable: boolean
}

/** The progress of a person in the survey that they opened last. */
export interface SurveyView {
  campaignId: string
  flow: SurveyFlow
  /** True if the campaign has ended or is paused. */
  ended: boolean
  /** The first step that is not done yet, or `done`. */
  next: Exclude<SurveyStep, 'account'> | 'done'
  /** The consents in `ASKED` that the person has given and not withdrawn. */
  given: ResearchPurpose[]
  introduced: boolean
  home: boolean
  /** The number of areas, of which at most four count. */
  areas: number
  /** The level of the area to draw next: the first level without an area of the person's own. */
  level: Level
  funded: boolean
}
