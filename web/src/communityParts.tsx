import { MapSearchPlace } from './explore/search/MapSearchPlace.tsx'

/** The search on a community's page. It reads communities itself: taken from its own room, the two rooms would import in a circle. */
export const CommunitySearch = MapSearchPlace
