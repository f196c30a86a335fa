import { account } from './de/account.ts'
import { app } from './de/app.ts'
import { area } from './de/area.ts'
import { community } from './de/community.ts'
import { draw } from './de/draw.ts'
import { errors } from './de/errors.ts'
import { home } from './de/home.ts'
import { info } from './de/info.ts'
import { mail } from './de/mail.ts'
import { map } from './de/map.ts'
import { notice } from './de/notice.ts'
import { setting } from './de/setting.ts'

export const de = { account, app, area, community, draw, errors, home, info, mail, map, notice, setting }
