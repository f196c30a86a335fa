// Written by `npm run tables` from the database that the migrations make. Not by hand.
import type { AlertTopic } from '@fieldfare/shared/alert.ts'
import type { PhotoSubject } from '@fieldfare/shared/content.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import type { HotspotResult } from '@fieldfare/shared/hotspot.ts'
import type { IntentAct } from '@fieldfare/shared/intent.ts'
import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { Objective, Rhythm } from '@fieldfare/shared/limits.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { MailingDetail, MailingTexts } from '@fieldfare/shared/mailing.ts'
import type { ResearchCounts } from '@fieldfare/shared/research.ts'
import type { CampaignTexts } from '@fieldfare/shared/survey.ts'
import type { GeneratedAlways } from 'kysely'
import type { Generated, Geometry, Json, Stamp } from '../columnKinds.ts'

/** Every table and view, as the queries see it. */
export interface Tables {
  advert: Advert
  alert: Alert
  alert_sweep: AlertSweep
  alert_wish: AlertWish
  area: Area
  area_cell: AreaCell
  area_cell_change: AreaCellChange
  area_cell_part: AreaCellPart
  area_like: AreaLike
  area_touch: AreaTouch
  audit: Audit
  'auth.account': AuthAccount
  'auth.session': AuthSession
  'auth.user': AuthUser
  'auth.verification': AuthVerification
  border: Border
  campaign: Campaign
  client_error: ClientError
  comment: Comment
  comment_mention: CommentMention
  comment_vote: CommentVote
  community: Community
  consent: Consent
  consent_now: ConsentNow
  contribution: Contribution
  correction: Correction
  delivery: Delivery
  draft: Draft
  earning: Earning
  funding: Funding
  funding_location: FundingLocation
  funding_objective: FundingObjective
  hotspot_cell: HotspotCell
  hotspot_run: HotspotRun
  intent: Intent
  invitation: Invitation
  joint_surface: JointSurface
  kept_figures: KeptFigures
  love_area: LoveArea
  love_cell: LoveCell
  love_release: LoveRelease
  mailing: Mailing
  medal: Medal
  meeting: Meeting
  meeting_answer: MeetingAnswer
  message: Message
  message_mute: MessageMute
  message_recipient: MessageRecipient
  moderator: Moderator
  moderator_request: ModeratorRequest
  named_person: NamedPerson
  notification: Notification
  opinion: Opinion
  opinion_map: OpinionMap
  opinion_voter: OpinionVoter
  participant: Participant
  person: Person
  photo: Photo
  pledge: Pledge
  pledge_answer: PledgeAnswer
  pledge_request: PledgeRequest
  polis: Polis
  poll: Poll
  poll_option: PollOption
  poll_vote: PollVote
  polygon: Polygon
  push_device: PushDevice
  push_key: PushKey
  rate_limit: RateLimit
  read_token: ReadToken
  report: Report
  research_area: ResearchArea
  research_export: ResearchExport
  research_person: ResearchPerson
  score_grant: ScoreGrant
  secret: Secret
  seen: Seen
  setting: Setting
  site_notice: SiteNotice
  story_report: StoryReport
  subscription: Subscription
  task: Task
  thread: Thread
  treasure: Treasure
  viewpoint: Viewpoint
  viewpoint_vote: ViewpointVote
}

interface Advert {
  id: string
  position: 'BANNER' | 'TIMELINE' | 'TIPSVOEDSEL' | 'TIPSNESTEL'
  title: string
  body: string
  link: string
  locale: Locale | null
  starts_at: Stamp | null
  ends_at: Stamp | null
  active: boolean
  created_by: string
  version: Generated<number>
  created_at: Generated<Stamp>
}

interface Alert {
  id: Generated<string>
  person_id: string
  topic: AlertTopic
  what: string
  subject: string
  community_id: string | null
  title: string
  count: number
  at: Stamp
  urgent: Generated<boolean>
  due_at: Stamp
  state: Generated<'waiting' | 'sending' | 'sent' | 'none' | 'failed'>
  tries: Generated<number>
  redirected_to: string | null
}

interface AlertSweep {
  one: Generated<boolean>
  swept_to: Stamp
}

interface AlertWish {
  person_id: string
  topic: AlertTopic
  community_id: string | null
  wish: 'now' | 'week' | 'none'
}

interface Area {
  id: string
  created_by: string
  level: 'neighborhood' | 'living area' | 'country' | 'world'
  title: string
  description: string
  description_public: Generated<boolean>
  rating: number
  explanation: string
  frequency: string
  activities: string[]
  priority: string | null
  relationship: string | null
  instrument: string | null
  analitics: Generated<Json<unknown>>
  geom: Geometry
  area_m2: GeneratedAlways<number>
  label: GeneratedAlways<string>
  outline: GeneratedAlways<string | null>
  min_zoom: GeneratedAlways<number>
  title_words: GeneratedAlways<string | null>
  seen: boolean
  version: Generated<number>
  created_at: Generated<Stamp>
  updated_at: Generated<Stamp>
  deleted_at: Stamp | null
  story_hidden_at: Stamp | null
  story_hidden_by: string | null
  story_hidden_reason: string | null
}

interface AreaCell {
  z: number
  x: number
  y: number
  n0: number
  n1: number
  n2: number
  n3: number
  lng: number
  lat: number
}

interface AreaCellChange {
  z: number
  x: number
  y: number
  level: string
  rating: number
  year: number
  n: number
  lng: number
  lat: number
}

interface AreaCellPart {
  z: number
  x: number
  y: number
  level: string
  rating: number
  year: number
  n: number
  lng: number
  lat: number
}

interface AreaLike {
  area_id: string
  person_id: string
  liked_at: Generated<Stamp>
}

interface AreaTouch {
  area_id: string
  community_id: string
  title: string
  joined: boolean
}

interface Audit {
  id: GeneratedAlways<number>
  person_id: string | null
  action: string
  subject_kind: ContentKind | null
  subject: string
  detail: Generated<Json<unknown>>
  community_id: string | null
  at: Generated<Stamp>
}

interface AuthAccount {
  id: Generated<string>
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Stamp | null
  refreshTokenExpiresAt: Stamp | null
  scope: string | null
  password: string | null
  createdAt: Generated<Stamp>
  updatedAt: Generated<Stamp>
}

interface AuthSession {
  id: Generated<string>
  expiresAt: Stamp
  token: string
  createdAt: Generated<Stamp>
  updatedAt: Generated<Stamp>
  ipAddress: string | null
  userAgent: string | null
  userId: string
}

interface AuthUser {
  id: Generated<string>
  name: string
  email: string
  emailVerified: Generated<boolean>
  image: string | null
  createdAt: Generated<Stamp>
  updatedAt: Generated<Stamp>
}

interface AuthVerification {
  id: Generated<string>
  identifier: string
  value: string
  expiresAt: Stamp
  createdAt: Generated<Stamp>
  updatedAt: Generated<Stamp>
}

interface Border {
  id: Generated<string>
  source: string
  ref: string
  name: string
  kind: string
  licence: string
  dated: string
  geom: Geometry
  area_m2: GeneratedAlways<number>
  simplified: boolean
}

interface Campaign {
  id: string
  name: string
  flow: 'texel-continue-register' | 'texel-continue-virtual-funding' | 'pbl'
  starts_at: Stamp | null
  ends_at: Stamp | null
  active: Generated<boolean>
  texts: Generated<Json<CampaignTexts>>
  version: Generated<number>
  created_by: string | null
  created_at: Generated<Stamp>
}

interface ClientError {
  id: Generated<string>
  fingerprint: Buffer
  message: string
  stack: string
  page: string
  times: Generated<number>
  first_at: Generated<Stamp>
  last_at: Generated<Stamp>
}

interface Comment {
  id: string
  thread_id: string
  created_by: string
  text: string
  up: Generated<number>
  down: Generated<number>
  quoted_id: string | null
  quoted_from: number | null
  quoted_length: number | null
  version: Generated<number>
  created_at: Generated<Stamp>
  edited_at: Stamp | null
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface CommentMention {
  comment_id: string
  person_id: string
  named: Generated<boolean>
  mentioned_at: Generated<Stamp>
}

interface CommentVote {
  comment_id: string
  person_id: string
  value: -1 | 1
  voted_at: Generated<Stamp>
}

interface Community {
  id: string
  created_by: string
  title: string
  description: string
  organization: string
  tags: Generated<string[]>
  system: Generated<boolean>
  analitics: Generated<Json<unknown>>
  geom: Geometry
  area_m2: GeneratedAlways<number>
  label: GeneratedAlways<string>
  outline: GeneratedAlways<string | null>
  min_zoom: GeneratedAlways<number>
  land_version: Generated<number>
  title_words: GeneratedAlways<string | null>
  search: GeneratedAlways<string | null>
  claim: 'waiting' | 'declined' | 'approved' | null
  claimed_at: Stamp | null
  claim_reason: string | null
  held_by: Generated<string[]>
  seen: boolean
  version: Generated<number>
  created_at: Generated<Stamp>
  updated_at: Generated<Stamp>
  deleted_at: Stamp | null
  deleted_by: string | null
}

interface Consent {
  id: Generated<string>
  person_id: string
  kind: 'terms' | 'research' | 'email' | 'experiment'
  given: Generated<boolean>
  version: string
  text_hash: string | null
  locale: string
  campaign: string | null
  given_at: Generated<Stamp>
  seq: GeneratedAlways<number>
}

interface ConsentNow {
  person_id: GeneratedAlways<string>
  kind: GeneratedAlways<'terms' | 'research' | 'email' | 'experiment'>
  given: GeneratedAlways<boolean>
  version: GeneratedAlways<string>
  text_hash: GeneratedAlways<string | null>
  locale: GeneratedAlways<string>
  campaign: GeneratedAlways<string | null>
  given_at: GeneratedAlways<Date>
  id: GeneratedAlways<string>
}

interface Contribution {
  id: string
  pledge_id: string
  person_id: string
  amount_cents: number
  reason: string
  created_at: Generated<Stamp>
  paused_at: Stamp | null
  ended_at: Stamp | null
  reminded_of: Stamp | null
  shown_as: string | null
}

interface Correction {
  id: string
  community_id: string
  created_by: string
  geom: Geometry
  area_m2: GeneratedAlways<number>
  outline: GeneratedAlways<string | null>
  analitics: Generated<Json<unknown>>
  state: 'waiting' | 'applied' | 'declined' | 'withdrawn' | 'replaced'
  reason: string | null
  large: Generated<boolean>
  held_by: Generated<string[]>
  added_m2: number | null
  created_at: Generated<Stamp>
  decided_at: Stamp | null
  before: Geometry | null
  joined_to: string | null
}

interface Delivery {
  id: GeneratedAlways<number>
  kind: 'message' | 'mailing' | 'weekly' | 'reminder' | 'meeting' | 'pledge'
  subject_id: string
  about: Generated<string>
  detail: Generated<Json<unknown>>
  person_id: string | null
  address: string | null
  redirected_to: string | null
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed' | 'none' | 'stopped'>
  due_at: Generated<Stamp>
  tries: Generated<number>
  error: Generated<string>
  at: Generated<Stamp>
}

interface Draft {
  person_id: string
  kind: string
  key: string
  content: Json<unknown>
  step: string
  version: Generated<number>
  edited_at: Stamp
}

interface Earning {
  person_id: string
  part: 'budget' | 'requests'
  cents: number
  earned_at: Generated<Stamp>
}

interface Funding {
  id: string
  person_id: string
  budget_cents: number
  reason: Generated<string>
  locations_reason: Generated<string>
  objectives_reason: Generated<string>
  other_name: Generated<string>
  divided: boolean
  instrument: string
  locale: string
  created_at: Generated<Stamp>
}

interface FundingLocation {
  funding_id: string
  position: number
  area_id: string | null
  community_id: string | null
  amount_cents: number
}

interface FundingObjective {
  funding_id: string
  objective: Objective
  amount_cents: number
}

interface HotspotCell {
  run_id: string
  seq: number
  code: string
  people: number
  weight: number
  z: number | null
  p: number | null
  bin: number
  hotspot: number | null
  geom: Geometry
}

interface HotspotRun {
  id: string
  number: number
  state: Generated<'waiting' | 'reading' | 'counting' | 'done' | 'failed'>
  level: 'neighborhood' | 'living area' | 'country'
  cell_metres: number
  community_id: string | null
  country: string | null
  place: string | null
  box: number[] | null
  area_key: string
  method: string
  code_version: string
  made_by: string | null
  snapshot_at: Stamp | null
  result: Json<HotspotResult> | null
  progress: Generated<number>
  beat_at: Generated<Stamp>
  created_at: Generated<Stamp>
  published_at: Stamp | null
}

interface Intent {
  id: string
  person_id: string
  act: IntentAct
  subject_id: string
  input: Json<unknown>
  join_id: string | null
  path: string
  state: Generated<'waiting' | 'done' | 'refused' | 'dropped'>
  code: ErrorCode | null
  claimed_at: Stamp | null
  kept_at: Generated<Stamp>
}

interface Invitation {
  id: string
  campaign_id: string
  hash: Buffer
  reusable: boolean
  uses_max: number | null
  label: Generated<string>
  address: Generated<string>
  batch: string | null
  opened_at: Stamp | null
  opens: Generated<number>
  ended_at: Stamp | null
  created_at: Generated<Stamp>
}

interface JointSurface {
  person_id: string
  scope: 'areas' | 'subscribed' | 'owned'
  shapes: string
  km2: number
  approximate: boolean
  measured_at: Generated<Stamp>
}

interface KeptFigures {
  community_id: string
  period: string
  as_of: Stamp
  people: Generated<string[]>
  counted: Generated<Json<unknown>>
}

interface LoveArea {
  area_id: string
  version: number
  z: number
  cells: string[]
}

interface LoveCell {
  z: number
  x: number
  y: number
  level: string
  years: number[]
  people: number[]
}

interface LoveRelease {
  single: Generated<boolean>
  as_of: Stamp
  first_year: number | null
}

interface Mailing {
  id: string
  kind: 'people' | 'template' | 'html'
  created_by: string
  created_at: Stamp
  title: string
  body: string
  locale: string | null
  texts: Generated<Json<MailingTexts>>
  detail: Generated<Json<MailingDetail>>
  redirected_to: string | null
  mails: Generated<number>
  mails_sent: Generated<number>
  stopped_at: Stamp | null
}

interface Medal {
  person_id: string
  medal: string
  granted_at: Generated<Stamp>
}

interface Meeting {
  id: string
  community_id: string
  created_by: string
  title: string
  description: string
  link: string | null
  start_time: Stamp
  time_zone: string
  minutes: number | null
  place: string | null
  point: Geometry | null
  number: number | null
  seed: string
  commitment: string
  drawn_at: Stamp | null
  sending: string | null
  sequence: Generated<number>
  invited_to: string | null
  inviting: Generated<boolean>
  redirected_to: string | null
  version: Generated<number>
  created_at: Generated<Stamp>
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface MeetingAnswer {
  meeting_id: string
  person_id: string
  accepted: boolean
  answered_at: Generated<Stamp>
  entry: string
  place: number | null
  seated_at: Stamp | null
  given_back_at: Stamp | null
}

interface Message {
  id: string
  community_id: string | null
  community_title: string
  system: boolean
  created_by: string
  title: string
  body: string
  audience: Generated<'all' | 'here' | 'unanswered'>
  about_kind: ContentKind | null
  about_id: string | null
  created_at: Stamp
  added_to: string | null
  adding: Generated<boolean>
  redirected_to: string | null
  recipients: Generated<number>
  readers: Generated<number>
  mails: Generated<number>
  mails_sent: Generated<number>
}

interface MessageMute {
  person_id: string
  community_id: string
  muted_at: Generated<Stamp>
}

interface MessageRecipient {
  message_id: string
  person_id: string
  created_at: Stamp
  unread: Generated<boolean>
  read_at: Stamp | null
}

interface Moderator {
  community_id: string
  person_id: string
  since: Generated<Stamp>
}

interface ModeratorRequest {
  id: Generated<string>
  community_id: string
  person_id: string
  requested_at: Generated<Stamp>
  refused_at: Stamp | null
  refused_by: string | null
}

interface NamedPerson {
  subject_kind: ContentKind
  subject_id: string
  person_id: string
  shown: Generated<boolean>
}

interface Notification {
  id: Generated<string>
  person_id: string
  kind: string
  cause: string
  data: Json<unknown>
  created_at: Generated<Stamp>
  read_at: Stamp | null
}

interface Opinion {
  id: string
  community_id: string
  created_by: string
  title: string
  description: string
  ended_at: Stamp | null
  viewpoints: Generated<number>
  voters: Generated<number>
  version: Generated<number>
  created_at: Generated<Stamp>
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface OpinionMap {
  opinion_id: string
  made_at: Stamp
  released: Json<unknown>
  places: Json<unknown>
  kept: Json<unknown>
}

interface OpinionVoter {
  id: Generated<string>
  opinion_id: string
  person_id: string | null
}

interface Participant {
  id: Generated<string>
  campaign_id: string
  person_id: string | null
  invitation_id: string
  joined_at: Generated<Stamp>
  seen_at: Generated<Stamp>
  introduced_at: Stamp | null
  finished_at: Stamp | null
}

interface Person {
  id: string
  owner: Generated<boolean>
  admin: Generated<boolean>
  finished_register: Generated<boolean>
  show_name: Generated<boolean>
  show_profile: Generated<boolean>
  locale: string
  time_zone: string
  home: Geometry | null
  organization: string | null
  company_name: string | null
  sector: string | null
  address: string | null
  website: string | null
  city: string | null
  age: number | null
  education: number | null
  gender: string | null
  tags: Generated<string[]>
  patches: Generated<Json<unknown>>
  new_email: string | null
  unsubscribe_secret: string
  messages: Generated<'mail' | 'week' | 'app' | 'none'>
  quiet: string | null
  weekly_mails: Generated<boolean>
  now_mails: Generated<boolean>
  weekly_due: Stamp | null
  weekly_to: Stamp | null
  rres_at: Stamp | null
  created_at: Generated<Stamp>
  leaving_at: Stamp | null
  disabled_at: Stamp | null
  disabled_by: string | null
  disabled_reason: string | null
  deleted_at: Stamp | null
}

interface Photo {
  id: string
  owner_id: string
  file: string | null
  width: number
  height: number
  bytes: number
  alt: Generated<string>
  created_at: Generated<Stamp>
  subject_kind: PhotoSubject | null
  subject_id: string | null
  position: number | null
}

interface Pledge {
  id: string
  community_id: string
  created_by: string
  title: string
  description: string
  goal_cents: number
  type: 'fixed' | 'yearly' | '2yearly' | '3yearly' | '4yearly' | '5yearly'
  geom: Geometry | null
  pin: GeneratedAlways<string | null>
  version: Generated<number>
  created_at: Generated<Stamp>
  edited_at: Stamp | null
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface PledgeAnswer {
  person_id: string
  type: 'fixed' | 'yearly' | '2yearly' | '3yearly' | '4yearly' | '5yearly'
  area_id: string | null
  amount_cents: number | null
  reason: Generated<string>
  locale: string
  answered_at: Generated<Stamp>
  changed_at: Stamp | null
}

interface PledgeRequest {
  person_id: string
  area_id: string | null
  types: Rhythm[]
  instrument: string
  started_at: Generated<Stamp>
}

interface Polis {
  id: string
  community_id: string
  created_by: string
  title: string
  polis_id: string
  options: string[]
  version: Generated<number>
  created_at: Generated<Stamp>
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface Poll {
  id: string
  community_id: string
  created_by: string
  title: string
  description: string
  until: Stamp | null
  results: 'always' | 'afterVoting' | 'atEnd'
  version: Generated<number>
  created_at: Generated<Stamp>
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface PollOption {
  id: string
  poll_id: string
  position: number
  value: string
  geom: Geometry | null
}

interface PollVote {
  id: Generated<string>
  poll_id: string
  option_id: string
  person_id: string
  created_at: Generated<Stamp>
}

interface Polygon {
  id: string
  geom: Geometry
  area_m2: GeneratedAlways<number>
  created_by: string
  created_at: Generated<Stamp>
}

interface PushDevice {
  id: Generated<string>
  person_id: string
  session_id: string
  site: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Generated<Stamp>
}

interface PushKey {
  site: string
  public_key: string
  private_key: string
}

interface RateLimit {
  key: string
  points: Generated<number>
  expire: number | null
}

interface ReadToken {
  id: string
  person_id: string
  name: string
  scope: 'areas' | 'land'
  hash: Buffer
  created_at: Generated<Stamp>
  used_at: Stamp | null
}

interface Report {
  id: Generated<string>
  community_id: string
  subject_kind: ContentKind
  subject_id: string
  person_id: string
  reason: string
  words: string | null
  created_at: Generated<Stamp>
  outcome: 'kept' | 'deleted' | null
  decided_at: Stamp | null
  decided_by: string | null
}

interface ResearchArea {
  export_id: string
  pseudonym: string
  area_id: string
}

interface ResearchExport {
  id: string
  number: number
  state: Generated<'waiting' | 'reading' | 'packing' | 'done' | 'failed' | 'removed'>
  free_text: boolean
  made_by: string | null
  snapshot_at: Stamp | null
  counts: Generated<Json<ResearchCounts>>
  bytes: number | null
  sha256: string | null
  progress: Generated<number>
  beat_at: Generated<Stamp>
  created_at: Generated<Stamp>
  finished_at: Stamp | null
}

interface ResearchPerson {
  export_id: string
  pseudonym: string
  person_id: string | null
  consent_at: Stamp
  experiment_at: Stamp | null
  gone_at: Stamp | null
}

interface ScoreGrant {
  person_id: string
  kind: string
  cause: string
  points: number
  granted_at: Generated<Stamp>
}

interface Secret {
  hash: Buffer
  kind: 'verify' | 'reset' | 'new-email' | 'merge'
  person_id: string
  email: string
  expires_at: Stamp
}

interface Seen {
  person_id: string
  subject: string
  at: Stamp
  visit_before: Stamp | null
}

interface Setting {
  id: Generated<string>
  key: string
  type: 'VALUE' | 'EMAIL_TEMPLATE'
  group: Generated<string>
  description: string
  value: Json<unknown>
  texts: Generated<Json<unknown>>
  updated_at: Generated<Stamp>
}

interface SiteNotice {
  id: string
  title: string
  body: string
  locale: Locale | null
  ends_at: Stamp | null
  active: boolean
  created_by: string
  version: Generated<number>
  created_at: Generated<Stamp>
}

interface StoryReport {
  area_id: string
  person_id: string
  reason: string
  created_at: Generated<Stamp>
  outcome: 'kept' | 'hidden' | null
  decided_at: Stamp | null
  decided_by: string | null
}

interface Subscription {
  community_id: string
  person_id: string
  joined_at: Generated<Stamp>
  area_id: string | null
  left_at: Stamp | null
  seen: boolean
}

interface Task {
  id: string
  title: string
  done_at: Stamp | null
  created_by: string
  version: Generated<number>
  created_at: Generated<Stamp>
}

interface Thread {
  id: string
  community_id: string
  created_by: string
  title: string
  description: string
  place: Geometry | null
  on_top_at: Stamp | null
  comments: Generated<number>
  commented_at: Stamp | null
  version: Generated<number>
  created_at: Generated<Stamp>
  edited_at: Stamp | null
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface Treasure {
  id: string
  community_id: string
  created_by: string
  title: string
  description: string
  photo_id: string
  geom: Geometry
  place_hidden: Generated<boolean>
  place_hidden_by: string | null
  flagged: Generated<boolean>
  report_text: Generated<string>
  version: Generated<number>
  created_at: Generated<Stamp>
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface Viewpoint {
  id: string
  opinion_id: string
  created_by: string
  number: number
  text: string
  agrees: Generated<number>
  disagrees: Generated<number>
  passes: Generated<number>
  groups: Generated<Json<unknown>>
  shared: Generated<number>
  divided: Generated<number>
  weight: Generated<number>
  version: Generated<number>
  created_at: Generated<Stamp>
  deleted_at: Stamp | null
  deleted_by: string | null
  deleted_reason: string | null
}

interface ViewpointVote {
  opinion_voter_id: string
  viewpoint_id: string
  value: -1 | 0 | 1
  voted_at: Generated<Stamp>
}
