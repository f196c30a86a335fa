import { GENDERS, nameFault, type Me, type ProfileChange, UpdateProfile } from '@fieldfare/shared/account.ts'
import type { Issue } from '@fieldfare/shared/errors.ts'
import { emptyOf, issuesFrom } from '../../../platform/form/issues.ts'

/** The profile as its form holds it: an empty text means none. */
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

/** The call's input for the changed fields: numbers as numbers, null for an emptied text. */
export function profileChange({ age, education, gender, ...texts }: Partial<ProfileValues>): ProfileChange {
  return {
    ...texts,
    ...(age !== undefined && { age: numberOf(age) }),
    ...(education !== undefined && { education: numberOf(education) }),
    ...(gender !== undefined && { gender: GENDERS.find((one) => one === gender) ?? null }),
  }
}

/** Lists what is wrong with the profile, field by field. A name from before the rules about names is not asked to change. */
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
