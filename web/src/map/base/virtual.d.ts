/** Made by the build (`tools/basemap/plugin.ts`). */
declare module 'virtual:basemap' {
  /** The URL of the tiles, which changes whenever any of them does. */
  export const path: string
  /** Base64 of two bits a tile: see `tileIndex.ts`. */
  export const index: string
}

declare module 'virtual:map-worker' {
  /** Address of the map's worker script. */
  const url: string
  export default url
}

declare module 'virtual:welcome-picture' {
  /** Addresses of the still pictures of the map on the welcome page. */
  export const light: string
  export const dark: string
}

/** Made by the build (`tools/mapStyle/mapStylePlugin.ts`). */
declare module 'virtual:detail-style' {
  /** The folder of the detailed map's styles, `<schema>-<theme>.json`, which changes whenever any of them does. */
  export const stylePath: string
}
