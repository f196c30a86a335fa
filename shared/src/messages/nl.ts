import { account } from './nl/account.ts'
import { area } from './nl/area.ts'
import { community } from './nl/community.ts'
import { draw } from './nl/draw.ts'
import { first } from './nl/first.ts'
import { home } from './nl/home.ts'
import { info } from './nl/info.ts'
import { mail } from './nl/mail.ts'
import { map } from './nl/map.ts'
import { notice } from './nl/notice.ts'
import { setting } from './nl/setting.ts'

export const nl = { ...first, account, area, community, draw, home, info, mail, map, notice, setting }
