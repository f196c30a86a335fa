import { KINDS } from '@fieldfare/shared/kinds.ts'
import { countOf, type AccountHooks } from '../platform/call/accountHooks.ts'
import { allKinds } from './kind.ts'

/**
 * The account hooks of all kinds of content, and of reports: when an account is erased, its texts stay without a
 * name.
 */
export const contentAccountHooks: AccountHooks = {
  // The kinds are read lazily: they are registered after this module loads.
  get exported() {
    const kinds = allKinds().map(({ kind, exported }) => [
      KINDS[kind].feed,
      {
        table: kind,
        owner: 'created_by',
        columns: `id, created_at, deleted_at as hidden_at, deleted_reason as hidden_reason, ${exported}`,
      },
    ])
    return {
      ...Object.fromEntries(kinds),
      reports: {
        table: 'report',
        owner: 'person_id',
        columns: 'subject_kind, subject_id, reason, created_at, outcome',
      },
    }
  },
  get counted() {
    return Object.fromEntries(
      allKinds().map(({ kind }) => [KINDS[kind].feed, countOf(kind, 'created_by', 'deleted_at is null')]),
    )
  },
}
