import type { ContentRef, ContentView } from '@fieldfare/shared/content.ts'
import { argumentsOf, contentCall, type ContentVerb } from '@fieldfare/shared/contentCalls.ts'
import { factsOf } from '@fieldfare/shared/kinds.ts'
import { api } from '../platform/api/client.ts'

/** The API's calls by name. The list of kinds ensures that every kind has its calls. */
const calls = api as unknown as Record<string, { mutate(input: Record<string, unknown>): Promise<unknown> }>

/** Makes one of the calls that every kind has, such as delete or report. */
async function call(verb: ContentVerb, { kind, id, parentId }: ContentRef, reason?: string): Promise<unknown> {
  const names = argumentsOf(kind, verb)
  return calls[contentCall(verb, kind)]?.mutate({
    [names.id]: id,
    ...(names.parent && { [names.parent]: parentId }),
    ...(reason !== undefined && { [names.reason]: reason }),
  })
}

/** Deletes a piece of content. @returns the tombstone in its place; null for a kind without tombstones */
export async function deleteContent(ref: ContentRef, reason?: string): Promise<ContentView | null> {
  const removal = await call('delete', ref, reason)
  return factsOf(ref.kind).tombstone ? (removal as ContentView) : null
}

export const restoreContent = (ref: ContentRef) => call('restore', ref) as Promise<ContentView>
export const reportContent = (ref: ContentRef, reason: string) => call('report', ref, reason)
export const dismissReports = (ref: ContentRef) => call('unReport', ref)
