import type { AreaShape } from './geo/geometry.ts'

/** A border of a register that lies over a point, as a shape to start from. */
export interface BorderView {
  id: string
  name: string
  /** What the register calls such land, such as `natura2000`. */
  kind: string
  /** The register. */
  source: string
  licence: string
  /** The day that the register is of, as 2026-11-22. */
  dated: string
  hectares: number
  /** At most VERTICES_MAX vertices. */
  shape: AreaShape
  /** It had more. */
  simplified: boolean
}
export interface Borders {
  borders: BorderView[]
}
