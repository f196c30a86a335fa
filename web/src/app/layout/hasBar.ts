import type { ShownPage } from '../../platform/shell/routing/screen.ts'

/** Tells whether a page has the toolbar: on a phone, the map and the pages that draw have a head of their own in its place. */
export const hasBar = ({ layout, ownHead }: Pick<ShownPage, 'layout' | 'ownHead'>, phone: boolean): boolean =>
  layout !== 'bare' && !(phone && ownHead)
