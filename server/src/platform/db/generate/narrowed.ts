export type Narrowed = Readonly<Record<string, readonly [type: string, from: string]>>

/**
 * Columns of which the database knows less than we do: the type of a value (for an array that of its elements, for a
 * document that of its content) and the file of shared/src that has it. Values that a column's check lists need no line
 * here.
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
