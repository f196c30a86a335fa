import type { Rule } from './rule.ts'

/** Words that earlier comments of this project used in an unusual sense, and the plain words to use instead. */
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

/** Refuses the words of DIALECT: comments are plain technical English, active, with a subject and one meaning. */
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

const QUESTION = /^\*[\s*]*(what|how|who|whom|whose|whether|where|when|why|which)\b/i

/** Requires that docstrings begin with a verb or a noun, so that the first word shows what is described. */
export const docstringStart: Rule = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = comment.type === 'Block' ? QUESTION.exec(comment.value)?.[1] : undefined
        if (!word) continue
        const message = `A docstring does not begin with '${word}'. Begin with a verb in the third person, such as 'Returns' or 'Tells whether', or with a noun phrase, such as 'The time of the last change'.`
        context.report({ loc: comment.loc, message })
      }
    },
  }),
}
