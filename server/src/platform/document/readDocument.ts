import { type DocumentView, ReadDocument } from '@fieldfare/shared/document.ts'
import { read } from '../call/call.ts'

/** The terms, privacy statement or house rules in a language, as this site has them. */
export const document = read('document.see', ReadDocument).query(({ ctx, input }): DocumentView =>
  ctx.deps.documents(input.name, input.locale),
)
