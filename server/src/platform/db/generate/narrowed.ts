export type Narrowed = Readonly<Record<string, readonly [type: string, from: string]>>

/**
 * Columns whose TypeScript type is narrower than their database type: the type of a value (of an array's elements, of a
 * JSON document's content) and the file of shared/src that exports the type. Columns whose check constraint lists the
 * values need no line here.
 */
export const NARROWED: Narrowed = {
  'advert.locale': ['Locale', 'locale'],
  'audit.subject_kind': ['ContentKind', 'kinds'],
  'alert.topic': ['AlertTopic', 'alert'],
  'alert_wish.topic': ['AlertTopic', 'alert'],
  'campaign.texts': ['CampaignTexts', 'survey'],
  'funding_objective.objective': ['Objective', 'limits'],
  'hotspot_run.result': ['HotspotResult', 'hotspot'],
  'intent.act': ['IntentAct', 'intent'],
  'intent.code': ['ErrorCode', 'errors'],
  'mailing.detail': ['MailingDetail', 'mailing'],
  'mailing.texts': ['MailingTexts', 'mailing'],
  'message.about_kind': ['ContentKind', 'kinds'],
  'named_person.subject_kind': ['ContentKind', 'kinds'],
  'photo.subject_kind': ['PhotoSubject', 'content'],
  'pledge_request.types': ['Rhythm', 'limits'],
  'report.subject_kind': ['ContentKind', 'kinds'],
  'research_export.counts': ['ResearchCounts', 'research'],
  'site_notice.locale': ['Locale', 'locale'],
}
