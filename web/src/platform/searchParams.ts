/** The query of a URL as the router parsed it: each value as JSON if it is valid JSON, else as text. */
export type RawSearch = Record<string, unknown>

/**
 * Makes the `search` function of a screen, which keeps these parameters if they are non-empty text. Plain functions, so that the first
 * page does not load the parser of schemas.
 */
export const texts =
  <Name extends string>(...names: Name[]) =>
  (raw: RawSearch): { [Each in Name]?: string } => {
    const search: { [Each in Name]?: string } = {}
    for (const name of names) search[name] = textOf(raw[name])
    return search
  }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
export const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
export const flagOf = (name: string, raw: RawSearch): true | undefined => (raw[name] === undefined ? undefined : true)

/** The search parameters of wizards beside the map. */
export const wizardSearch = texts('draft', 'step')
/** The search parameters of the wizard of areas; `edit` is the id of a saved area, `level` is the level chosen in advance. */
export const areaWizardSearch = texts('draft', 'edit', 'step', 'at', 'level')
/** The search parameters of the page to choose shapes from a file: `draft` receives the shapes, `edit` is the id of a saved area. */
export const fromFileSearch = texts('draft', 'edit', 'at')
