import classes from './BulletList.module.css'

/** A plain bulleted list. */
export const BulletList = ({ items }: { items: readonly string[] }) => (
  <ul className={classes.list}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
