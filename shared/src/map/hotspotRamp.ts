/** The bins (classes of cells) of a hotspot run, from cells with many more people than by chance to cells with far fewer. */
export const HOTSPOT_BINS = [3, 2, 1, 0, -1, -2, -3] as const
export type HotspotBin = (typeof HOTSPOT_BINS)[number]

/**
 * The colour of a bin as #rrggbb: orange for more and violet for fewer people, which colour-blind people can tell apart too, each darker
 * the further from chance. Source: ColorBrewer 2, PuOr.
 */
export const HOTSPOT_COLOURS: Readonly<Record<HotspotBin, string>> = {
  3: '#b35806',
  2: '#f1a340',
  1: '#fee0b6',
  0: '#f7f7f7',
  [-1]: '#d8daeb',
  [-2]: '#998ec3',
  [-3]: '#542788',
}
