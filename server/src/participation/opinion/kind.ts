import { sql } from 'kysely'
import type { Kind } from '../../content/kind.ts'
import { publishContent } from '../../content/publish.ts'
import { opinionView, viewpointView } from './rows.ts'

export const opinion: Kind<'opinion'> = {
  kind: 'opinion',
  parent: null,
  title: 'title',
  words: 'title',
  editable: false,
  exported: 'community_id, title, description, ended_at',
  link: { page: 'opinion', text: 'opinion', read: opinionView },
  view: opinionView,
}

/** A viewpoint, which is part of an opinion map; when it is deleted or restored, the map is counted and computed anew. */
export const viewpoint: Kind<'viewpoint'> = {
  kind: 'viewpoint',
  parent: { kind: 'opinion', column: 'opinion_id' },
  title: null,
  words: 'text',
  editable: false,
  exported: 'opinion_id, number, text',
  link: null,
  view: viewpointView,
  async counted(ctx, change) {
    const { parent_id: opinionId, community_id } = ctx.thing
    if (!opinionId) return
    await ctx.db
      .updateTable('opinion')
      .set({ viewpoints: sql`viewpoints + ${change}`, version: sql`version + 1` })
      .where('id', '=', opinionId)
      .execute()
    publishContent(ctx, { kind: 'opinion', id: opinionId, parent_id: null, community_id })
    await ctx.enqueue('makeOpinionMap', { opinionId })
  },
}
