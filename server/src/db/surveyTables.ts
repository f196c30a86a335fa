import type { ConsentPurpose } from '@fieldfare/shared/consent.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { CampaignText } from '@fieldfare/shared/survey.ts'
import type { SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Stamp } from './columnKinds.ts'

interface Consent {
  id: Generated<string>
  person_id: string
  kind: ConsentPurpose
  /** Or withdrawn. */
  given: Generated<boolean>
  version: string
  /** SHA-256 of the exact text, in hexadecimal; null of rows from before the register. */
  text_hash: string | null
  locale: string
  campaign: string | null
  given_at: Stamp
  seq: ColumnType<number, never, never>
}
interface Campaign {
  id: string
  name: string
  flow: SurveyFlow
  starts_at: Date | null
  ends_at: Date | null
  active: Generated<boolean>
  texts: Json<Partial<Record<Locale, CampaignText>>>
  version: Generated<number>
  created_by: string | null
  created_at: Stamp
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
  opened_at: Date | null
  opens: Generated<number>
  ended_at: Date | null
  created_at: Stamp
}
interface Participant {
  id: Generated<string>
  campaign_id: string
  person_id: string | null
  invitation_id: string
  joined_at: Stamp
  seen_at: Stamp
  introduced_at: Date | null
  finished_at: Date | null
}

export interface SurveyTables {
  consent: Consent
  /** The last row of each person and purpose: what counts now. */
  consent_now: Omit<Consent, 'seq'>
  campaign: Campaign
  invitation: Invitation
  participant: Participant
}
