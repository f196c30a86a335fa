import { basename } from 'node:path'
import { isTest, placeOf, type Rule } from './rule.ts'

const NAMELESS = /^(helpers?|utils?|common|misc)\.tsx?$/

/** Requires that a file is named after what it exports. */
export const fileNames: Rule = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename)
      if (NAMELESS.test(name)) {
        context.report({
          node,
          message: `Name the file after what it holds; anything can end up in '${name}', and nobody finds it there.`,
        })
      }
      if (node.body.length > 0 && node.body.every(isReExport)) {
        context.report({
          node,
          message:
            'A file that only hands on the exports of others hides where things are. Import from the file that has them.',
        })
      }
    },
  }),
}

const isReExport = (statement: { type: string; source?: unknown }) =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && Boolean(statement.source))

const LONG = 300
const TOO_LONG = 400

/** Warns about a file of over 300 lines, which should be split. */
export const longFile: Rule = {
  create: (context) => ({
    Program(node) {
      const lines = context.sourceCode.lines.length
      if (lines > LONG && lines <= TOO_LONG) {
        context.report({
          node,
          message: `${lines} lines: a file is split at ${LONG}. Which part has a name of its own?`,
        })
      }
    },
  }),
}

/** Refuses a file of over 400 lines whose first comment does not give the reason. */
export const fileSize: Rule = {
  create: (context) => ({
    Program(node) {
      const lines = context.sourceCode.lines.length
      if (lines <= TOO_LONG || /\blong because\b/i.test(context.sourceCode.getAllComments()[0]?.value ?? '')) return
      context.report({
        node,
        message: `${lines} lines. Over ${TOO_LONG} a file says why in its first comment ("Long because ..."), or is split.`,
      })
    },
  }),
}

/** Requires that environment variables are read in config.ts only. */
export const environment: Rule = {
  create(context) {
    const place = placeOf(context.filename)
    if (!place || isTest(context.filename)) return {}
    return {
      MemberExpression(node) {
        const { object, property } = node
        if (
          object.type !== 'Identifier' ||
          object.name !== 'process' ||
          !('name' in property) ||
          property.name !== 'env'
        )
          return
        const { parent } = node
        if (
          parent.type === 'CallExpression' &&
          parent.callee.type === 'Identifier' &&
          parent.callee.name === 'readConfig'
        )
          return
        context.report({
          node,
          message:
            'The environment is read once, by readConfig in server/src/platform/config.ts, where each setting has a default and a sentence. Take it from the config.',
        })
      },
    }
  },
}
