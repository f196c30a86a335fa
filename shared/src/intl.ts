/** A cache of formats: making a format takes as long as formatting hundreds of values. */
const made = new Map<string, unknown>()
/** The most cached formats: time zone names come from people, in any spelling. */
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

/** Returns the format of amounts in euros of a language, without decimals for whole euros. */
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
