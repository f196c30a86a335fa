import type { JointSurface } from '@fieldfare/shared/area.ts'
import type { Format } from './format.ts'

/** Formats the surface that several areas or communities cover together. For a single one, its own size is shown, as everywhere else. */
export function jointSize(
  { size, km2 }: Pick<Format, 'size' | 'km2'>,
  { count, jointKm2, approximate }: JointSurface,
  items: readonly { areaM2: number }[] | undefined,
): string {
  const [only] = items ?? []
  return count === 1 && items?.length === 1 && only ? size(only.areaM2) : km2(jointKm2, approximate)
}
