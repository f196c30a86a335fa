import { account } from './de/account.ts'
import { area } from './de/area.ts'
import { community } from './de/community.ts'
import { draw } from './de/draw.ts'
import { first } from './de/first.ts'
import { home } from './de/home.ts'
import { info } from './de/info.ts'
import { mail } from './de/mail.ts'
import { map } from './de/map.ts'
import { notice } from './de/notice.ts'
import { setting } from './de/setting.ts'

export const de = { ...first, account, area, community, draw, home, info, mail, map, notice, setting }
