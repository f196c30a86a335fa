export const DETAIL_SOURCE = 'detail'
/** The first zoom of the detailed map: its tiles of lower zooms are heavy, and the bundled map serves them as well. */
export const DETAIL_FROM = 9
/** The placeholder of the reader's language in the styles that the build makes: `name:{language}`. */
export const LANGUAGE_MARK = '{language}'
/** The path of our server's tiles. */
export const DETAIL_TILES = '/tiles/base/'
