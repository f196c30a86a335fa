import { account } from './en/account.ts'
import { app } from './en/app.ts'
import { area } from './en/area.ts'
import { community } from './en/community.ts'
import { draw } from './en/draw.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { info } from './en/info.ts'
import { mail } from './en/mail.ts'
import { map } from './en/map.ts'
import { notice } from './en/notice.ts'
import { setting } from './en/setting.ts'

export const en = { account, app, area, community, draw, errors, home, info, mail, map, notice, setting }
