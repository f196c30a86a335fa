export function changesFor(site: URL): Record<string, (text: string) => string>
export function siteOf(address: string | undefined): URL | null
