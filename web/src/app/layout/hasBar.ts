import type { ShownPage } from '../../platform/shell/routing/screen.ts'

/** Tells whether a page has the toolbar: on a phone, the map and the drawing pages have their own header instead. */
export const hasBar = ({ layout, ownHead }: Pick<ShownPage, 'layout' | 'ownHead'>, phone: boolean): boolean =>
  layout !== 'bare' && !(phone && ownHead)
