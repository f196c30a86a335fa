import { GENDERS, nameFault, type Me, type ProfileChange, UpdateProfile } from '@fieldfare/shared/account.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'

/** The profile as its form holds it; an empty string means no value. */
export type ProfileValues = ReturnType<typeof profileValues>

export const profileValues = (me: Me) => ({
  name: me.name,
  showName: me.showName,
  showProfile: me.showProfile,
  organization: me.organization ?? '',
  companyName: me.companyName ?? '',
  sector: me.sector ?? '',
  address: me.address ?? '',
  website: me.website ?? '',
  city: me.city ?? '',
  age: me.age === null ? '' : String(me.age),
  education: me.education === null ? '' : String(me.education),
  gender: me.gender ?? '',
  timeZone: me.timeZone,
})

/** Returns the call's input for the changed fields: the age as a number, and null for each emptied choice or number. */
export function profileChange({ age, education, gender, ...texts }: Partial<ProfileValues>): ProfileChange {
  return {
    ...texts,
    ...(age !== undefined && { age: numberOf(age) }),
    ...(education !== undefined && { education: numberOf(education) }),
    ...(gender !== undefined && { gender: GENDERS.find((one) => one === gender) ?? null }),
  }
}

/** Lists the issues of the profile by field. `before` is the saved name, which is accepted even if it breaks the rules about names. */
export function profileIssues(values: ProfileValues, before: string): Issue[] {
  const notANumber: Issue[] = Number.isNaN(numberOf(values.age)) ? [{ path: ['age'], key: 'whole' }] : []
  const fault = values.name === before ? null : nameFault(values.name)
  const wrongName: Issue[] = fault ? [{ path: ['name'], key: fault }] : []
  return [
    ...emptyOf(values, ['name']),
    ...wrongName,
    ...notANumber,
    ...issuesFrom(UpdateProfile, { profile: profileChange(values) }),
  ]
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
