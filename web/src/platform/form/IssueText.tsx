import type { Issue } from '@fieldfare/shared/errors.ts'
import { useTranslation } from '../i18n/translation.ts'
import { issueText } from '../i18n/failure.ts'

/** The fault of a field, in the language that is shown. */
export function IssueText({ issue }: { issue: Issue }) {
  const { t } = useTranslation()
  return issueText(t, issue)
}
