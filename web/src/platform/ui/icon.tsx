import type { ReactElement, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in pixels. */
  size?: number
  /** Width of the lines, in 24ths of the size. */
  stroke?: number
}

export type Icon = (props: IconProps) => ReactElement

const OUTLINE = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const FILLED = { fill: 'currentColor' } as const

/** An icon of lines in the colour of the text. */
export const outline = (...paths: string[]): Icon => iconOf(paths, (stroke) => ({ ...OUTLINE, strokeWidth: stroke }))

/** An icon of a surface in the colour of the text. */
export const filled = (...paths: string[]): Icon => iconOf(paths, () => FILLED)

function iconOf(paths: readonly string[], look: (stroke: number) => SVGProps<SVGSVGElement>): Icon {
  return ({ size = 24, stroke = 2, ...rest }) => (
    <svg viewBox="0 0 24 24" width={size} height={size} {...look(stroke)} {...rest}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}
