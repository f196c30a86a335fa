import { t } from '../call/trpc.ts'
import { consents, giveConsent, withdrawConsent } from './consents.ts'

export const consentRouter = t.router({ mine: consents, give: giveConsent, withdraw: withdrawConsent })
