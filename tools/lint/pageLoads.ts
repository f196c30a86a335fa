import { placeOf, type Rule } from './rule.ts'

/**
 * Requires that the `load` function of a page declares its return type: an inferred one would make the router's type depend
 * on pages whose types depend on the router's.
 */
export const pageLoads: Rule = {
  create(context) {
    const place = placeOf(context.filename)
    if (place?.workspace !== 'web' || !/(^|\/)pages\.ts$/.test(place.path)) return {}
    return {
      Property({ key, value }) {
        if (key.type !== 'Identifier' || key.name !== 'load') return
        if (value.type === 'ArrowFunctionExpression' && value.returnType) return
        const message =
          "Write 'load: (): LoadedPage => …': without its return type links and parameters lose their types, and nothing says so."
        context.report({ node: value, message })
      },
    }
  },
}
