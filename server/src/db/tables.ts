import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { MessageWish } from '@fieldfare/shared/message.ts'
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { KindTables } from '../kinds.ts'
import type { CallbackTables } from './callbackTables.ts'
import type { Geometry, Json, Stamp } from './columnKinds.ts'
import type { MailingTables } from './mailingTables.ts'
import type { AdminTables } from './adminTables.ts'
import type { FundingTables } from './fundingTables.ts'
import type { MapTables } from './mapTables.ts'
import type { MessageTables } from './messageTables.ts'
import type { ResearchTables } from './researchTables.ts'
import type { SurveyTables } from './surveyTables.ts'

interface AuthUser {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image: string | null
  createdAt: Stamp
  updatedAt: Stamp
}
interface AuthSession {
  id: string
  expiresAt: Stamp
  token: string
  createdAt: Stamp
  updatedAt: Stamp
  ipAddress: string | null
  userAgent: string | null
  userId: string
}
interface AuthAccount {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: Stamp
  updatedAt: Stamp
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
  patches: Json<unknown[]>
  new_email: string | null
  unsubscribe_secret: string
  /** What they want of communities' messages. */
  messages: Generated<MessageWish>
  /** When they are not disturbed; null as the site has it. */
  quiet: string | null
  weekly_mails: Generated<boolean>
  now_mails: Generated<boolean>
  weekly_due: Date | null
  weekly_to: Date | null
  rres_at: Date | null
  /** When an account that its holder has ended is erased. */
  leaving_at: Date | null
  /** When an admin disabled the account. */
  disabled_at: Date | null
  disabled_by: string | null
  disabled_reason: string | null
  created_at: Stamp
  deleted_at: Date | null
}
interface Secret {
  hash: Buffer
  kind: 'verify' | 'reset' | 'new-email' | 'merge'
  person_id: string
  email: string
  expires_at: Date
}
interface ScoreGrant {
  person_id: string
  kind: string
  cause: string
  points: number
  granted_at: Stamp
}
interface MedalRow {
  person_id: string
  medal: string
  granted_at: Stamp
}
interface Notification {
  id: Generated<string>
  person_id: string
  kind: string
  cause: string
  data: Json<object>
  created_at: Stamp
  read_at: Date | null
}
interface Audit {
  id: Generated<number>
  person_id: string | null
  action: string
  /** The kind of content that `subject` is the id of; null for people, settings and communities. */
  subject_kind: ContentKind | null
  subject: string
  detail: Json<object>
  community_id: string | null
  at: Stamp
}
interface Draft {
  person_id: string
  kind: string
  key: string
  content: Json<object>
  step: string
  version: Generated<number>
  edited_at: Stamp
}
interface Setting {
  id: Generated<string>
  key: string
  type: 'VALUE' | 'EMAIL_TEMPLATE'
  group: Generated<string>
  description: string
  value: ColumnType<unknown, string, string>
  /** Of a mail template: the texts of admins by language. */
  texts: ColumnType<unknown, string | undefined, string>
  updated_at: Stamp
}
/** What community/keptFigures.ts keeps of a community's figures. */
interface KeptFigures {
  community_id: string
  period: string
  as_of: Stamp
  people: Generated<string[]>
  counted: Json<object[]>
}
interface Moderator {
  community_id: string
  person_id: string
  since: Stamp
}
interface Subscription {
  community_id: string
  person_id: string
  joined_at: Stamp
  area_id: string | null
  left_at: Date | null
  seen: boolean
}

interface Photo {
  id: string
  owner_id: string
  /** Names its files; null where they have its id. */
  file: string | null
  width: number
  height: number
  bytes: number
  created_at: Stamp
  /** The content or area that shows it, null while none does; `position` orders the photos of one subject. */
  subject_kind: ContentKind | 'area' | 'advert' | null
  subject_id: string | null
  position: number | null
  /** What it shows, in its maker's words. */
  alt: Generated<string>
}
interface Report {
  id: Generated<string>
  community_id: string
  subject_kind: ContentKind
  subject_id: string
  person_id: string
  reason: string
  words: string | null
  created_at: Stamp
  outcome: 'kept' | 'deleted' | null
  decided_at: Date | null
  decided_by: string | null
}
/** What content/namedPeople.ts keeps of who is named. */
interface NamedPerson {
  subject_kind: ContentKind
  subject_id: string
  person_id: string
  shown: Generated<boolean>
}
interface ModeratorRequest {
  id: Generated<string>
  community_id: string
  person_id: string
  requested_at: Stamp
  refused_at: Date | null
  refused_by: string | null
}

/** What surface/joint.ts keeps of a person. */
interface JointSurface {
  person_id: string
  scope: SurfaceScope
  /** Which shapes it was measured of. */
  shapes: string
  km2: number
  approximate: boolean
  measured_at: Stamp
}
export type SurfaceScope = 'areas' | 'subscribed' | 'owned'
/** Every table, as the queries see it. */
export interface Tables
  extends
    AdminTables,
    CallbackTables,
    FundingTables,
    KindTables,
    MailingTables,
    MapTables,
    MessageTables,
    ResearchTables,
    SurveyTables {
  'auth.user': AuthUser
  'auth.session': AuthSession
  'auth.account': AuthAccount
  person: Person
  secret: Secret
  score_grant: ScoreGrant
  medal: MedalRow
  notification: Notification
  audit: Audit
  draft: Draft
  setting: Setting
  moderator: Moderator
  subscription: Subscription
  photo: Photo
  report: Report
  named_person: NamedPerson
  moderator_request: ModeratorRequest
  joint_surface: JointSurface
  kept_figures: KeptFigures
}

/** Database handle. Inside a write call this is the call's transaction. */
export type Tx = Kysely<Tables>
