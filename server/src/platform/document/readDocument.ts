import { type DocumentView, ReadDocument } from '@fieldfare/shared/document.ts'
import { read } from '../call/call.ts'

/** The call that returns this site's terms, privacy statement or house rules in a language. */
export const document = read('document.see', ReadDocument).query(({ ctx, input }): DocumentView =>
  ctx.deps.documents(input.name, input.locale),
)
