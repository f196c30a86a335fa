/** The query of an address as the router parsed it: values are JSON where they can be, text otherwise. */
export type RawSearch = Record<string, unknown>

/**
 * Makes the `search` of a screen that lets these parameters through where they are non-empty text. Plain functions: the parser of
 * schemas does not belong to the first page.
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

/** The parameters of wizards beside the map. */
export const wizardSearch = texts('draft', 'step')
/** The parameters of the wizard of areas; `edit` names a kept one, `level` answers that question. */
export const areaWizardSearch = texts('draft', 'edit', 'step', 'at', 'level')
/** The draft that takes what is chosen; `edit` names a kept area. */
export const fromFileSearch = texts('draft', 'edit', 'at')
