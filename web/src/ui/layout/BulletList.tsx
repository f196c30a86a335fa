import classes from './BulletList.module.css'

/** A plain list of short words, each with its dot. */
export const BulletList = ({ items }: { items: readonly string[] }) => (
  <ul className={classes.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
