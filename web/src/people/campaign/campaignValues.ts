import { LOCALES, type Locale } from '@fieldfare/shared/locale.ts'
import { AddCampaign, type CampaignView } from '@fieldfare/shared/survey.ts'
import type { SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { issuesFrom } from '../../platform/form/issues.ts'
import { instantOf, localOf } from '../../platform/form/localTime.ts'

type TextFields = { [K in Locale as `title ${K}` | `text ${K}`]: string }
export interface CampaignValues extends TextFields {
  name: string
  flow: SurveyFlow
  /** A local time in the format of a `datetime-local` input. */
  from: string
  until: string
  active: boolean
  [key: string]: string | boolean
}

/** Returns the form's values for a campaign; empty values without one. */
export function valuesOf(campaign?: CampaignView): CampaignValues {
  const texts = Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`title ${locale}`, campaign?.texts[locale]?.title ?? ''],
      [`text ${locale}`, campaign?.texts[locale]?.text ?? ''],
    ]),
  ) as TextFields
  return {
    name: campaign?.name ?? '',
    flow: campaign?.flow ?? 'texel-continue-register',
    from: localOf(campaign?.from ?? null),
    until: localOf(campaign?.until ?? null),
    active: campaign?.active ?? true,
    ...texts,
  }
}

/** Returns the input of the calls that save a campaign. A language without texts is left out. */
export const campaignInput = (values: CampaignValues) => ({
  name: values.name,
  flow: values.flow,
  from: instantOf(values.from),
  until: instantOf(values.until),
  active: values.active,
  texts: Object.fromEntries(
    LOCALES.map(
      (locale) => [locale, { title: values[`title ${locale}`], text: values[`text ${locale}`] }] as const,
    ).filter(([, { title, text }]) => title.trim() !== '' || text.trim() !== ''),
  ),
})

/** Lists the issues of a campaign, by the fields of the form. */
export const campaignIssues = (values: CampaignValues, id: string): Issue[] =>
  issuesFrom(AddCampaign, { id, ...campaignInput(values) }).map((issue) => {
    const [field, locale, part] = issue.path
    return field === 'texts' ? { ...issue, path: [`${String(part)} ${String(locale)}`] } : issue
  })
