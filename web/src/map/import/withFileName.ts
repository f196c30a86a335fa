/** A draft of land with the name of its shapes in a file as its title, where nothing was typed and they have one name. */
export function withFileName<D extends Record<string, unknown>>(draft: D, names: readonly string[]): D {
  const [name, ...others] = new Set(names)
  return draft['title'] === '' && name && others.length === 0 ? { ...draft, title: name } : draft
}
