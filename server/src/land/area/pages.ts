import type { AreaView } from '@fieldfare/shared/area.ts'
import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { fill } from '@fieldfare/shared/translate.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { type PageReader, sentence, type ServedPages, type ThingWords } from '../../platform/http/servedPage.ts'
import { areaView, myAreaView } from './rows.ts'

export const areaPages: ServedPages = {
  area: {
    words: ({ db, parameter, reader }) => areaWords(db, parameter, reader),
    listing: { name: 'areas', table: 'area', changed: sql`updated_at`, seen: sql`seen` },
  },
  measureDetail: { words: ({ db, search, reader }) => areaWords(db, search.get('id') ?? '', reader) },
}

/** Returns title and text of an area's page, as everyone sees the area. Its maker also gets them while nobody else sees the area. */
async function areaWords(db: Tx, areaId: string, { who, messages }: PageReader): Promise<ThingWords | null> {
  const { data: id } = Id.safeParse(areaId)
  if (!id) return null
  const { view } = await areaView(db, id)
  const area = view ?? (who && (await myAreaView(db, who.id, id)))
  if (!area) return null
  const { title, rating, version } = area
  const facts = fill(messages.link.area, { level: messages.area.level[area.level], rating, max: RATING_MAX })
  return {
    title,
    text: sentence([facts, describedIn(view)]),
    canonical: paths.area(id),
    ...(view && { picture: { kind: 'areas', id, title, version } }),
  }
}

/** The description of an area if everyone may read it, else an empty text. */
const describedIn = (view: AreaView | null): string =>
  view && 'description' in view && typeof view.description === 'string' ? view.description : ''
