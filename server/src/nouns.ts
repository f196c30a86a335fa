import { auditNoun } from './administration/audit/noun.ts'
import { maintenanceNoun } from './administration/maintenance/noun.ts'
import { siteFiguresNoun } from './administration/siteFigures/noun.ts'
import { taskNoun } from './administration/task/noun.ts'
import { registerParts } from './content/alert/waitingPart.ts'
import { announcementNoun } from './content/announcement/noun.ts'
import { registerDeliveries } from './content/delivery/delivery.ts'
import { deliveryJobSet } from './content/delivery/jobs.ts'
import { registerActs } from './content/intent/act.ts'
import { registerKinds } from './content/kind.ts'
import { membershipNoun } from './content/membership/noun.ts'
import { contentNoun } from './content/noun.ts'
import { photoNoun } from './content/photo/noun.ts'
import { registerSubjects } from './content/photo/otherSubjects.ts'
import { areaNoun } from './land/area/noun.ts'
import { borderNoun } from './land/border/noun.ts'
import { cardNoun } from './land/card/noun.ts'
import { communityNoun } from './land/community/noun.ts'
import { embedNoun } from './land/embed/noun.ts'
import { loveMapNoun } from './land/loveMap/noun.ts'
import { pageNoun } from './land/page/noun.ts'
import { regionNoun } from './land/region/noun.ts'
import { searchNoun } from './land/search/noun.ts'
import { storyNoun } from './land/story/noun.ts'
import { surfaceNoun } from './land/surface/noun.ts'
import { tileNoun } from './land/tile/noun.ts'
import { welcomeNoun } from './land/welcome/noun.ts'
import { alertNoun } from './notification/alerting/noun.ts'
import { registerSources } from './notification/alerting/sources.ts'
import { intentNoun } from './notification/intent/noun.ts'
import { mailingNoun } from './notification/mailing/noun.ts'
import { noticeNoun } from './notification/notice/noun.ts'
import { waitingNoun } from './notification/waiting/noun.ts'
import { reminderNoun } from './notification/reminder/noun.ts'
import { discussionNoun } from './participation/discussion/noun.ts'
import { meetingNoun } from './participation/meeting/noun.ts'
import { messageNoun } from './participation/message/noun.ts'
import { moderationNoun } from './participation/moderation/noun.ts'
import { givenByDay } from './participation/pledge/givenByDay.ts'
import { pledgeNoun } from './participation/pledge/noun.ts'
import { polisNoun } from './participation/polis/noun.ts'
import { opinionNoun } from './participation/opinion/noun.ts'
import { pollNoun } from './participation/poll/noun.ts'
import { treasureNoun } from './participation/treasure/noun.ts'
import { registerAfterVerified } from './people/account/afterVerified.ts'
import { accountNoun } from './people/account/noun.ts'
import { campaignNoun } from './people/campaign/noun.ts'
import { consentNoun } from './people/consent/noun.ts'
import { directoryNoun } from './people/directory/noun.ts'
import { documentNoun } from './platform/document/noun.ts'
import { draftNoun } from './platform/draft/noun.ts'
import { readTokenNoun } from './platform/readToken/noun.ts'
import { registerPages } from './platform/http/servedPage.ts'
import { type JobPlans, registerJobs } from './platform/jobs/jobPlans.ts'
import type { JobSet } from './platform/jobs/jobSet.ts'
import { logNoun } from './platform/log/noun.ts'
import { registerCollections } from './platform/openData/collection.ts'
import { openDataNoun } from './platform/openData/noun.ts'
import { registerSamples } from './platform/mail/samples.ts'
import { mergeCalls, type Merged, type Noun } from './platform/noun.ts'
import { registerScores } from './platform/setting/defaults.ts'
import { settingNoun } from './platform/setting/noun.ts'
import { fundingNoun } from './research/funding/noun.ts'
import { hotspotNoun } from './research/hotspot/noun.ts'
import { researchNoun } from './research/noun.ts'
import { surveyNoun } from './research/survey/noun.ts'

/**
 * The nouns (features) of the server, in the order in which their hooks run on an event of an account, such as its
 * erasure. The account itself is last, so that the other hooks may still read it.
 */
const NOUNS = [
  areaNoun,
  communityNoun,
  membershipNoun,
  contentNoun,
  discussionNoun,
  pollNoun,
  polisNoun,
  opinionNoun,
  treasureNoun,
  pledgeNoun,
  photoNoun,
  storyNoun,
  noticeNoun,
  messageNoun,
  mailingNoun,
  meetingNoun,
  moderationNoun,
  alertNoun,
  waitingNoun,
  draftNoun,
  readTokenNoun,
  intentNoun,
  researchNoun,
  hotspotNoun,
  openDataNoun,
  consentNoun,
  campaignNoun,
  surveyNoun,
  fundingNoun,
  reminderNoun,
  surfaceNoun,
  tileNoun,
  borderNoun,
  regionNoun,
  cardNoun,
  loveMapNoun,
  embedNoun,
  searchNoun,
  pageNoun,
  welcomeNoun,
  announcementNoun,
  directoryNoun,
  documentNoun,
  logNoun,
  settingNoun,
  auditNoun,
  maintenanceNoun,
  siteFiguresNoun(givenByDay),
  taskNoun,
  accountNoun,
] as const satisfies readonly Noun[]

/** The merged type of one field of all nouns that have the field. */
type FieldOf<F extends keyof Noun> = Merged<Extract<(typeof NOUNS)[number], Record<F, unknown>>[F]>
const nouns: readonly Noun[] = NOUNS
const allOf = <F extends keyof Noun>(field: F): NonNullable<Noun[F]>[] =>
  nouns.map((noun) => noun[field]).filter((part) => part !== undefined)

export const calls = mergeCalls(allOf('calls')) as FieldOf<'calls'>
export const accountHooks = allOf('accountHooks')
export const served = allOf('serve')

registerKinds(Object.assign({}, ...allOf('kinds')) as FieldOf<'kinds'>)
registerDeliveries(allOf('deliveries').flat())

const deliveryJobs = deliveryJobSet()
export const jobs: readonly JobSet[] = [...allOf('jobs'), deliveryJobs]
type Plans = FieldOf<'jobs'>['plans'] & (typeof deliveryJobs)['plans']
registerJobs(Object.assign({}, ...jobs.map(({ plans }) => plans)) as Plans satisfies JobPlans)
registerSubjects(allOf('photos'))
registerCollections(allOf('openData').flat())
registerActs(Object.assign({}, ...allOf('acts')) as FieldOf<'acts'>)
registerAfterVerified(allOf('afterVerified'))
registerPages(allOf('pages'))
registerSamples(allOf('mailSamples'))
registerScores(Object.assign({}, ...allOf('scores')) as FieldOf<'scores'>)
registerSources(allOf('happenings').flat())
registerParts(allOf('waits'))
