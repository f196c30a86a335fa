export const DETAIL_SOURCE = 'detail'
/** The first zoom of the detailed map: at lower zooms its tiles are large, and the bundled map is good enough. */
export const DETAIL_FROM = 9
/** The placeholder of the reader's language in the styles that the build makes: `name:{language}`. */
export const LANGUAGE_MARK = '{language}'
/** The path of the detailed map's tiles on our server. */
export const DETAIL_TILES = '/tiles/base/'
