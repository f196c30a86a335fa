/** The query of an address as the router parsed it: values are JSON where they can be, text otherwise. */
type RawSearch = Record<string, unknown>

/**
 * Makes a `validateSearch` that lets these parameters through where they are non-empty text. Plain functions: the parser of
 * schemas does not belong to the first page.
 */
const texts =
  <Name extends string>(...names: Name[]) =>
  (raw: RawSearch): { [Each in Name]?: string } => {
    const search: { [Each in Name]?: string } = {}
    for (const name of names) search[name] = textOf(raw[name])
    return search
  }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const flagOf = (name: string, raw: RawSearch): true | undefined => (raw[name] === undefined ? undefined : true)

/** What each list of the map page is called in its address. */
export type MapList = 'areas' | 'communities'
export const mapListOf = (value: unknown): MapList | undefined =>
  value === 'areas' || value === 'communities' ? value : undefined

export interface MapSearchParams {
  /** Where the map looks: `zoom/lat/lng`. */
  at?: string
  community?: string
  list?: MapList
  /** What the map leaves out; `readFilter` checks it. */
  levels?: string
  rating?: number
  from?: number
  to?: number
  mine?: true
  /** The community whose land the areas touch. */
  land?: string
  /** The love map: 'all' or a level, and by the end of which year; `readLove` checks them. */
  love?: string
  year?: number
}
export const mapParams = (raw: RawSearch): MapSearchParams => ({
  ...texts('at', 'community', 'levels', 'land', 'love')(raw),
  rating: numberOf(raw.rating),
  from: numberOf(raw.from),
  to: numberOf(raw.to),
  year: numberOf(raw.year),
  mine: raw.mine === true ? true : undefined,
  list: mapListOf(raw.list),
})

export interface LoginParams {
  /** The page to return to; `ownPath` checks it. */
  then?: string
  /** The password is a new one. */
  changed?: true
  /** A new password is asked for. */
  forgot?: true
}
export const loginParams = (raw: RawSearch): LoginParams => ({
  ...texts('then')(raw),
  changed: flagOf('changed', raw),
  forgot: flagOf('forgot', raw),
})

export const registerParams = texts('then')
export const areaParams = texts('id')
export const areaWizardParams = texts('draft', 'edit', 'step', 'at')
/** The draft that takes what is chosen; `edit` names a kept area. */
export const fromFileParams = texts('draft', 'edit', 'at')
export const wizardParams = texts('draft', 'step')
export const communityParams = texts('tab', 'treasure', 'thread')
/** The community that a message is for; it may be chosen, too. */
export const createMessageParams = texts('community', 'step')
/** The step of the wizard, or 'requests'. */
export const fundingParams = texts('step')
export const postParams = texts('comment')
export const moderationParams = texts('community')
/** What was sent, to see how it went. */
export const mailerParams = texts('mailing')
export const peopleParams = texts('words', 'state')
export const auditParams = texts('group', 'by', 'about')
export const voedselParams = texts('tab')
