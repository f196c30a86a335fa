import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { DrawnArea } from './area.ts'

export interface SeededPerson {
  id: string
  name: string
  email: string
  locale: Locale
  owner: boolean
  organization: string | null
  city: string
  showName: boolean
  showProfile: boolean
  registeredAt: Date
}
export interface SeededCommunity {
  id: string
  title: string
  description: string
  tags: string[]
  personId: string
  organization: string
  measure: AreaShape
  createdAt: Date
}
export interface SeededArea extends DrawnArea {
  id: string
  personId: string
  createdAt: Date
}
export interface SeededLike {
  areaId: string
  personId: string
  likedAt: Date
}

/** The moment that lies so many days before the demo is seeded. */
export type Ago = (days: number) => Date

/** `.example` is reserved (RFC 2606): nobody is behind these addresses. */
export const addressOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]+/g, '.')
    .toLowerCase()}@fieldfare.example`
