import { account } from './fr/account.ts'
import { area } from './fr/area.ts'
import { community } from './fr/community.ts'
import { draw } from './fr/draw.ts'
import { first } from './fr/first.ts'
import { home } from './fr/home.ts'
import { info } from './fr/info.ts'
import { mail } from './fr/mail.ts'
import { map } from './fr/map.ts'
import { notice } from './fr/notice.ts'
import { setting } from './fr/setting.ts'

export const fr = { ...first, account, area, community, draw, home, info, mail, map, notice, setting }
