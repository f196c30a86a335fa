import { account } from './en/account.ts'
import { area } from './en/area.ts'
import { community } from './en/community.ts'
import { draw } from './en/draw.ts'
import { first } from './en/first.ts'
import { home } from './en/home.ts'
import { info } from './en/info.ts'
import { mail } from './en/mail.ts'
import { map } from './en/map.ts'
import { notice } from './en/notice.ts'
import { setting } from './en/setting.ts'

export const en = { ...first, account, area, community, draw, home, info, mail, map, notice, setting }
