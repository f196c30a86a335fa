/** Every time zone that this browser knows, and the account's own in any case. */
export function timeZones(own: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const all = known.includes(own) ? known : [own, ...known]
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ').replaceAll('/', ' / ') }))
}
