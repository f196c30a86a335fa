import { randomUUID } from 'node:crypto'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { toGeom } from '../platform/db/geo.ts'
import { areaData, type TestPerson, type World } from './world.ts'

// Inserts shapes without today's checks, since older versions may have stored shapes that fail them.

/** Inserts an area of a person that everyone can see. @returns its id */
export async function keepArea({ deps }: Pick<World, 'deps'>, maker: TestPerson, shape: AreaShape): Promise<string> {
  const id = randomUUID()
  await deps.db.kysely
    .insertInto('area')
    .values({
      id,
      created_by: maker.id,
      ...areaData,
      description: '',
      explanation: '',
      activities: [],
      seen: true,
      geom: toGeom(shape),
    })
    .execute()
  return id
}

/** Inserts a community that everyone can see. @returns its id */
export async function keepCommunity(
  { deps }: Pick<World, 'deps'>,
  owner: TestPerson,
  land: AreaShape,
): Promise<string> {
  const id = randomUUID()
  await deps.db.kysely
    .insertInto('community')
    .values({
      id,
      created_by: owner.id,
      title: 'Kept land',
      description: '',
      organization: '',
      seen: true,
      geom: toGeom(land),
    })
    .execute()
  await deps.db.kysely.insertInto('moderator').values({ community_id: id, person_id: owner.id }).execute()
  return id
}
