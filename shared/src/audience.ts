import type { AreaData } from './area.ts'
import type { CommunityView } from './community.ts'

/**
 * Readers of what a person fills in. `named`: everyone, next to what the person writes. `profile`: everyone, if the person shows
 * their profile. `owners`: the owners of the land, if the person shows their name (`ownersByName` if the person does, `ownersNotYet`
 * if not). `roughly`: everyone, without the exact place. `totals`: land owners, as totals only. `you`: the person alone. `admins`: the
 * person and the admins of the platform. `nobody`: the value is not stored as it was typed.
 */
export const AUDIENCES = [
  'everyone',
  'named',
  'profile',
  'owners',
  'ownersByName',
  'ownersNotYet',
  'roughly',
  'totals',
  'you',
  'admins',
  'nobody',
] as const
export type Audience = (typeof AUDIENCES)[number]

/** The fields of an area that have an audience: all that a person fills in, except the choice of that audience. */
export type AreaField = Exclude<keyof AreaData, 'descriptionPublic' | 'photoIds'> | 'geometry' | 'photos'

interface AreaChoices {
  descriptionPublic: boolean
  /** True if the person shows their name with their areas; undefined while there is no account. */
  showName?: boolean | undefined
}

/** The audience of each answer about an area: the forms show it before anything is typed, and the server's views keep to it. */
export const AREA_AUDIENCE = {
  geometry: 'everyone',
  level: 'everyone',
  title: 'everyone',
  description: ({ descriptionPublic }) => (descriptionPublic ? 'everyone' : 'you'),
  photos: ({ descriptionPublic }) => (descriptionPublic ? 'everyone' : 'you'),
  rating: 'everyone',
  explanation: ({ showName }) => (showName === undefined ? 'owners' : showName ? 'ownersByName' : 'ownersNotYet'),
  frequency: 'totals',
  activities: 'totals',
  priority: 'totals',
  relationship: 'totals',
} as const satisfies Record<AreaField, Audience | ((choices: AreaChoices) => Audience)>

/** Returns the audience of an answer about one area, as its maker chose. */
export function areaAudience(field: AreaField, choices: AreaChoices): Audience {
  const audience: Audience | ((choices: AreaChoices) => Audience) = AREA_AUDIENCE[field]
  return typeof audience === 'function' ? audience(choices) : audience
}

/** The audience of each part of a community's description. */
export const COMMUNITY_AUDIENCE = {
  geometry: 'everyone',
  title: 'everyone',
  description: 'everyone',
  organization: 'everyone',
  tags: 'everyone',
  creator: 'everyone',
} as const satisfies Partial<Record<keyof CommunityView, Audience>>

/** The audience of each part of the content that people add to a community. */
export const CONTENT_AUDIENCE = {
  title: 'everyone',
  description: 'everyone',
  photo: 'everyone',
  place: 'everyone',
} as const satisfies Record<string, Audience>

/** Returns the audience of the location of a find (a treasure). */
export const placeAudience = (hidden: boolean): Audience => (hidden ? 'roughly' : 'everyone')

/** The audience of each answer of a person about themselves. */
export const PERSON_AUDIENCE = {
  name: 'named',
  email: 'admins',
  password: 'nobody',
  city: 'profile',
  organization: 'admins',
  companyName: 'admins',
  sector: 'admins',
  website: 'admins',
  address: 'admins',
  age: 'admins',
  education: 'admins',
  gender: 'admins',
} as const satisfies Record<string, Audience>
