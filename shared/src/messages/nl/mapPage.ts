import { announcement } from './announcement.ts'
import { area } from './area.ts'
import { loveMap } from './loveMap.ts'
import { map } from './map.ts'
import { photo } from './photo.ts'
import { search } from './search.ts'

export const mapPage = { announcement, area, loveMap, map, photo, search }
