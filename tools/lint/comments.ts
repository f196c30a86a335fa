import type { Rule } from './rule.ts'

/** Words of this project's old dialect, which every reader had to decode, and the plain ones to use. */
const DIALECT = {
  stands: "'is', 'means' or 'is shown'",
  told: "'notified', 'sent' or 'called with'",
  hear: "'receives' or 'listens'",
  hears: "'receives' or 'listens'",
  heard: "'received' or 'delivered'",
  whoever: 'the noun, such as the caller or the reader',
  'by themselves': "'automatically' or 'on their own connection'",
  "somebody else's": "'of another person' or 'of another request'",
}
const WORDS = new RegExp(`\\b(?:${Object.keys(DIALECT).join('|')})\\b`, 'gi')

/** Comments are plain technical English: active, with a subject and one reading. */
export const plainComments: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        for (const [word] of comment.value.replaceAll('’', "'").matchAll(WORDS)) {
          const plain = Object.entries(DIALECT).find(([each]) => each === word.toLowerCase())?.[1]
          const message = `'${word}' in a comment is dialect. Write plain technical English, with a subject: ${plain}.`
          context.report({ loc: comment.loc, message })
        }
    },
  }),
}
