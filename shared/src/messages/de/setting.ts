import type { Like } from '../like.ts'
import type { setting as en } from '../en/setting.ts'

export const setting: Like<typeof en> = {}
