import { isTest, placeOf, type Rule } from './rule.ts'

/** Attributes whose value people see, or get read aloud. */
const READ = new Set(['alt', 'aria-description', 'aria-label', 'description', 'label', 'placeholder', 'title'])
const NAME = 'Fieldfare'
const TEACH =
  "Every text a person reads is in shared/src/messages, in four languages: t('noun.key'). A text in the code is English to everybody."

/** Forbids texts for people in the code of the web app: they belong into shared/src/messages. */
export const texts: Rule = {
  create(context) {
    if (placeOf(context.filename)?.workspace !== 'web' || isTest(context.filename)) return {}
    return {
      JSXText(node) {
        if (isWords(node.value)) context.report({ node, message: TEACH })
      },
      JSXAttribute(node) {
        const { name, value } = node
        const named = name.type === 'JSXIdentifier' && READ.has(name.name)
        if (named && value?.type === 'Literal' && typeof value.value === 'string' && isWords(value.value)) {
          context.report({ node, message: TEACH })
        }
      },
    }
  },
}

/** Tells whether a text has words to translate: signs and units such as '·' and 'km²' are the same in every language. */
const isWords = (text: string) => /\p{L}{3}/u.test(text) && text.trim() !== NAME
