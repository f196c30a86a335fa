import { z } from 'zod'
import { args, token } from './schemas.ts'

export const SCORE_KEYS = [
  'DRAW_AREA',
  'ADD_VIRTUAL_FUNDING',
  'ADD_DISCUSSION_COMMENT',
  'FUND_PLEDGE',
  /** The key of the points that a person gets for joining a community by drawing an area there. */
  'SUBSCRIBE_INTERSECT',
] as const
export type ScoreKey = (typeof SCORE_KEYS)[number]
export const SCORE_DEFAULTS: Record<ScoreKey, number> = {
  DRAW_AREA: 5,
  ADD_VIRTUAL_FUNDING: 20,
  ADD_DISCUSSION_COMMENT: 1,
  FUND_PLEDGE: 10,
  SUBSCRIBE_INTERSECT: 5,
}

export const ScoreValue = z.number().int({ error: 'whole' }).min(0, { error: 'range' }).max(1000, { error: 'range' })

export const SaveSetting = args(['key', 'value'], { key: token(80), value: z.unknown() })

/** A setting in the feed `KV`. Only admins get those of type EMAIL_TEMPLATE. */
export interface SettingView {
  id: string
  key: string
  type: 'VALUE' | 'EMAIL_TEMPLATE'
  group: 'SCORE' | ''
  description: string
  value: unknown
}
