import type { AdvertPosition } from '@fieldfare/shared/announcement.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import type { Generated } from 'kysely'
import type { Computed, Geometry, Stamp } from './columnKinds.ts'

interface Announced {
  id: string
  title: string
  body: string
  /** Null: in every language. */
  locale: Locale | null
  ends_at: Date | null
  active: boolean
  created_by: string
  version: Generated<number>
  created_at: Stamp
}
interface Advert extends Announced {
  position: AdvertPosition
  link: string
  starts_at: Date | null
}
interface Task {
  id: string
  title: string
  done_at: Date | null
  created_by: string
  version: Generated<number>
  created_at: Stamp
}
interface Polygon {
  id: string
  geom: Geometry
  area_m2: Computed<number>
  created_by: string
  created_at: Stamp
}
interface ClientError {
  id: Generated<string>
  fingerprint: Buffer
  message: string
  stack: string
  page: string
  times: Generated<number>
  first_at: Stamp
  last_at: Stamp
}

/** What only admins write to, as the queries see it; and the errors of browsers. */
export interface AdminTables {
  advert: Advert
  site_notice: Announced
  task: Task
  polygon: Polygon
  client_error: ClientError
}
