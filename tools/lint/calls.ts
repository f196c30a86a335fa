import { isTest, placeOf, type Rule } from './rule.ts'

/** Allows the plain tRPC procedure in call/ alone: every other call uses a builder that checks the caller's rights. */
export const callBuilders: Rule = {
  create(context) {
    const place = placeOf(context.filename)
    if (place?.workspace !== 'server' || place.room === 'call' || isTest(context.filename)) return {}
    const message =
      'A call begins with a builder of call/call.ts that names its action: read, readMine, write, writeOn or openCall. A bare procedure asks nobody who may.'
    return {
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && node.object.name === 't' && nameOf(node.property) === 'procedure') {
          context.report({ node, message })
        }
      },
      ImportDeclaration(node) {
        if (!node.source.value.endsWith('/call/trpc.ts')) return
        const base = node.specifiers.find((one) => one.type === 'ImportSpecifier' && nameOf(one.imported) === 'base')
        if (base) context.report({ node: base, message })
      },
    }
  },
}

/**
 * Requires the transaction's database handle inside a transaction: writes on the root handle would not be rolled back, and on
 * the embedded engine they would wait for the transaction itself.
 */
export const oneHandle: Rule = {
  create(context) {
    if (placeOf(context.filename)?.workspace !== 'server' || isTest(context.filename)) return {}
    return {
      MemberExpression(node) {
        if (nameOf(node.property) !== 'kysely' || !insideTransaction(node)) return
        context.report({
          node,
          message:
            'Inside a transaction use its own handle (ctx.db, tx): what the root handle does is not undone with the rest, and on the embedded database it waits for itself.',
        })
      },
    }
  },
}

/** A node of the syntax tree of any type, with the fields that are read here. */
interface AnyNode {
  type: string
  parent?: AnyNode | null
  callee?: AnyNode
  object?: AnyNode
  property?: AnyNode
  name?: unknown
  arguments?: object[]
}

function insideTransaction(node: AnyNode): boolean {
  for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (parent.type !== 'CallExpression' || !parent.callee || !parent.arguments?.includes(child) || !isFunction(child))
      continue
    if (parent.callee.name === 'inTransaction') return true
    if (nameOf(parent.callee.property) === 'mutation' && WRITERS.has(firstWord(parent.callee))) return true
  }
  return false
}

const WRITERS = new Set(['write', 'writeOn'])

const isFunction = (node: AnyNode) => node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'

/** Returns the name that a chain of calls begins with: `write` of `write(...).use(...).mutation`. */
function firstWord(node: AnyNode): string {
  const next = node.object ?? node.callee
  return next ? firstWord(next) : (nameOf(node) ?? '')
}

function nameOf(node: object | undefined): string | undefined {
  return node && 'name' in node && typeof node.name === 'string' ? node.name : undefined
}
