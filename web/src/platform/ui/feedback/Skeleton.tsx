import classes from './Skeleton.module.css'

interface SkeletonProps {
  width?: number | string
  height?: number | string
  round?: boolean
}

/** A placeholder in the shape of the content, visible after 200 ms. Never shown over existing content. */
export const Skeleton = ({ width = '100%', height = 16, round = false }: SkeletonProps) => (
  <span className={classes.late} aria-hidden="true">
    <span className={classes.bone} style={{ width, height, borderRadius: round ? 999 : undefined }} />
  </span>
)

/** A placeholder for a page or list: a title and some lines. */
export const SkeletonLines = ({ label, lines = 4 }: { label: string; lines?: number }) => (
  <div role="status" aria-label={label} className={classes.lines}>
    <Skeleton width="55%" height={32} />
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} width={`${90 - ((index * 17) % 45)}%`} />
    ))}
  </div>
)
