/** A module that the build generates (`tools/basemap/plugin.ts`). */
declare module 'virtual:basemap' {
  /** The URL of the tiles' folder, which changes whenever any tile changes. */
  export const path: string
  /** Base64 of two bits for each tile, its kind: see `tileIndex.ts`. */
  export const index: string
}

declare module 'virtual:map-worker' {
  /** The URL of the map's worker script. */
  const url: string
  export default url
}

declare module 'virtual:welcome-picture' {
  /** The URLs of the still pictures of the map on the welcome page, by theme. */
  export const light: string
  export const dark: string
}

/** A module that the build generates (`tools/mapStyle/mapStylePlugin.ts`). */
declare module 'virtual:detail-style' {
  /** The URL of the folder of the detailed map's styles, `<schema>-<theme>.json`, which changes whenever any style changes. */
  export const stylePath: string
}
