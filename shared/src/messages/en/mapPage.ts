import announcement from './announcement.json' with { type: 'json' }
import area from './area.json' with { type: 'json' }
import loveMap from './loveMap.json' with { type: 'json' }
import map from './map.json' with { type: 'json' }
import photo from './photo.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }

/** The texts that the first view of the map needs besides `first`; whatever opens from there loads all texts. */
export const mapPage = { announcement, area, loveMap, map, photo, search }
