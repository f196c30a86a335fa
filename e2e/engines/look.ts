/** Describes an element on the page: by its role and name, by its label, by its text; as a last resort by a selector. */
export type What =
  | { role: string; name: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
  | { css: string }

/** A query for elements of a page, in values that every browser protocol can carry. */
export interface Question {
  by: 'role' | 'label' | 'text' | 'css'
  role: string
  /** A regular expression, or the selector. */
  pattern: string
  /** The point in the element where the pointer will go: fractions of the element's width and height. */
  at: readonly [number, number]
}

export interface Answer {
  /** The number of matching elements that are visible. */
  count: number
  /** The point at which the pointer reaches the first element, in CSS pixels of the window; null while something covers it. */
  spot: { x: number; y: number } | null
  /** True if the first element is a chosen option. */
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
 * Finds elements, as component tests do, by the queries of Testing Library. Runs in the page, so it can use nothing from
 * outside this function.
 * @returns null while the page lacks that library
 */
export function look({ by, role, pattern, at }: Question): Answer | null {
  const library = (globalThis as { TestingLibraryDom?: Library }).TestingLibraryDom
  if (!library) return null
  const candidates = {
    // The library is slow at finding out which elements are hidden; the browser checks that below.
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
