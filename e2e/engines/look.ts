/** A thing that a person looks for: by its role and name, by its label, by its text; as a last resort by a selector. */
export type What =
  | { role: string; name: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
  | { css: string }

/** A question about a page, in words that every protocol can carry. */
export interface Question {
  by: 'role' | 'label' | 'text' | 'css'
  role: string
  /** A regular expression, or the selector. */
  pattern: string
  /** The point in it that the pointer will go to: fractions of its width and height. */
  at: readonly [number, number]
}

export interface Answer {
  /** The number of things that can be seen. */
  count: number
  /** The point at which the pointer reaches the first of them, in CSS pixels of the window; null while something is in its way. */
  spot: { x: number; y: number } | null
  /** True if the first of them is a chosen option. */
  chosen: boolean
}

export function questionOf(what: What, at: Question['at']): Question {
  if ('css' in what) return { by: 'css', role: '', pattern: what.css, at }
  if ('role' in what) return { by: 'role', role: what.role, pattern: patternOf(what.name), at }
  if ('label' in what) return { by: 'label', role: '', pattern: patternOf(what.label), at }
  return { by: 'text', role: '', pattern: patternOf(what.text), at }
}

const patternOf = (text: string | RegExp): string =>
  typeof text === 'string' ? `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : text.source

type Library = typeof import('@testing-library/dom')

/**
 * Runs in the page, so it uses nothing from outside. Finds as the tests of components do, by the queries of Testing
 * Library.
 * @returns null while the page lacks that library
 */
export function look({ by, role, pattern, at }: Question): Answer | null {
  const library = (globalThis as { TestingLibraryDom?: Library }).TestingLibraryDom
  if (!library) return null
  const candidates = {
    // The library is slow to find which elements are hidden; the browser tells that below.
    role: () => library.queryAllByRole(document.body, role, { name: new RegExp(pattern), hidden: true }),
    label: () => library.queryAllByLabelText(document.body, new RegExp(pattern)),
    text: () => library.queryAllByText(document.body, new RegExp(pattern)),
    css: () => [...document.querySelectorAll<HTMLElement>(pattern)],
  }[by]()
  const visible = candidates.filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (by !== 'role' || !one.closest('[aria-hidden="true"], [inert]')),
  )
  const [first] = visible
  if (!first) return { count: 0, spot: null, chosen: false }
  let box = first.getClientRects()[0] ?? first.getBoundingClientRect()
  if (box.top < 0 || box.bottom > innerHeight) {
    first.scrollIntoView({ block: 'center', behavior: 'instant' })
    box = first.getClientRects()[0] ?? first.getBoundingClientRect()
  }
  const x = box.x + box.width * at[0]
  const y = box.y + box.height * at[1]
  const hit = document.elementFromPoint(x, y)
  const isReached = hit !== null && (first.contains(hit) || hit.closest('label')?.control === first)
  return {
    count: visible.length,
    spot: isReached && !first.matches(':disabled') ? { x, y } : null,
    chosen: first.matches(':checked'),
  }
}
