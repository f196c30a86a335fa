import classes from './Avatar.module.css'

/** The first letters of the first and the last word of a name: "Marijke de Vries" is MV. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

const TINTS = 4

/** Returns one of a few colours, always the same for a name, to tell speakers apart. */
export const tintOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS

/** A person's initials. Decoration: the name is beside it or in the label of its container. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={classes.avatar} data-initials={initials(name)} data-tint={tintOf(name)} aria-hidden="true" />
)
