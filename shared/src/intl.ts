/** Making a format takes as long as writing hundreds of values with it: each is made once and kept. */
const made = new Map<string, unknown>()
/** Names of time zones come from people, in any spelling. */
const KEPT_MAX = 500

function kept<T>(make: new (tag: string, options?: object) => T, tag: string, options?: object): T {
  const key = `${make.name} ${tag} ${JSON.stringify(options)}`
  const known = made.get(key) as T | undefined
  if (known) return known
  if (made.size >= KEPT_MAX) made.clear()
  const format = new make(tag, options)
  made.set(key, format)
  return format
}

/** Returns the format of numbers of a language with these options. */
export const numberFormat = (tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(Intl.NumberFormat, tag, options)

/** Returns the format of amounts in euros of a language, without decimals where there are none. */
export const euroFormat = (tag: string): Intl.NumberFormat =>
  numberFormat(tag, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })

/** Returns the format of dates and times of a language with these options. */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(Intl.DateTimeFormat, tag, options)

/** Returns the names of countries in a language. */
export const countryNames = (tag: string): Intl.DisplayNames =>
  kept(Intl.DisplayNames as new (tag: string, options?: object) => Intl.DisplayNames, tag, { type: 'region' })

/** Returns the format of how long ago something was, with words such as 'yesterday'. */
export const agoFormat = (tag: string): Intl.RelativeTimeFormat =>
  kept(Intl.RelativeTimeFormat, tag, { numeric: 'auto' })

/** Returns the rules for plurals of a language. */
export const pluralRules = (tag: string): Intl.PluralRules => kept(Intl.PluralRules, tag)
