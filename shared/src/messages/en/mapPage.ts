import announcement from './announcement.json' with { type: 'json' }
import area from './area.json' with { type: 'json' }
import loveMap from './loveMap.json' with { type: 'json' }
import map from './map.json' with { type: 'json' }
import photo from './photo.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }

/** The texts of the first view of the map, with the first ones: what opens from there brings all. */
export const mapPage = { announcement, area, loveMap, map, photo, search }
