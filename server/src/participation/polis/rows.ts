import type { PolisView } from '@fieldfare/shared/polis.ts'
import { commonOf, contentReads, contentRows, type Reader } from '../../content/contentRows.ts'
import type { Tx } from '../../platform/db/tables.ts'

export const { view: polisView, page: polisPage } = contentReads(
  'polis',
  (db: Tx, reader: Reader) => contentRows(db, 'polis', reader).select(['polis.polis_id', 'polis.options']),
  (row, reader): PolisView => ({
    ...commonOf(row),
    polisId: row.polis_id,
    options: row.options,
    mine: reader && { reported: row.reported },
  }),
)
