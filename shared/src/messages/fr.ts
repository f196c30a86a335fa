import { account } from './fr/account.ts'
import { app } from './fr/app.ts'
import { area } from './fr/area.ts'
import { community } from './fr/community.ts'
import { draw } from './fr/draw.ts'
import { errors } from './fr/errors.ts'
import { home } from './fr/home.ts'
import { info } from './fr/info.ts'
import { mail } from './fr/mail.ts'
import { map } from './fr/map.ts'
import { notice } from './fr/notice.ts'
import { setting } from './fr/setting.ts'

export const fr = { account, app, area, community, draw, errors, home, info, mail, map, notice, setting }
