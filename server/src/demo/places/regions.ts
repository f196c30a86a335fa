import { biesbosch } from './biesbosch.ts'
import { drenthe } from './drenthe.ts'
import { elsewhere } from './elsewhere.ts'
import { flevoland } from './flevoland.ts'
import { groningen } from './groningen.ts'
import { hogeland } from './hogeland.ts'
import { limburg } from './limburg.ts'
import type { Spot } from './spot.ts'
import { texel } from './texel.ts'
import { veluwe } from './veluwe.ts'
import { wadden } from './wadden.ts'

export const REGIONS = {
  texel,
  wadden,
  hogeland,
  groningen,
  drenthe,
  flevoland,
  veluwe,
  limburg,
  biesbosch,
  elsewhere,
} as const satisfies Record<string, readonly Spot[]>

export type RegionName = keyof typeof REGIONS
