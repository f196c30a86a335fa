import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

/**
 * The options of a text field that keeps the focus, as in WAI-ARIA's combobox: arrow keys move through the options, and from either end to the other.
 * @param keys one for each option, in order; the active option stays active while others come and go
 * @param begin the index of the option that is active before any key is pressed; -1 for none
 */
export function useOptions(keys: readonly string[], begin = -1) {
  const id = useId()
  const [active, setActive] = useState<string | null>(null)
  const activeIndex = active === null ? -1 : keys.indexOf(active)
  /** The index of the active option, or -1. */
  const at = activeIndex < 0 ? Math.min(begin, keys.length - 1) : activeIndex
  return {
    id,
    at,
    listId: `${id}-list`,
    activeId: at >= 0 ? `${id}-${at}` : undefined,
    clear: () => setActive(null),
    /** Moves to another option by an arrow key. @returns false for other keys */
    move(event: KeyboardEvent): boolean {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0) return false
      event.preventDefault()
      const from = at < 0 && step < 0 ? 0 : at
      setActive(keys[(from + step + keys.length) % keys.length] ?? null)
      return true
    },
  }
}

interface OptionProps {
  options: Pick<ReturnType<typeof useOptions>, 'id' | 'at'>
  index: number
  className: string | undefined
  onTake: () => void
  children: ReactNode
}

/** One of the options, in an element with the role `listbox`. */
export const Option = ({ options: { id, at }, index, className, onTake, children }: OptionProps) => (
  <div
    id={`${id}-${index}`}
    role="option"
    tabIndex={-1}
    aria-selected={index === at}
    ref={index === at ? intoView : undefined}
    className={className}
    // Preventing the default keeps the focus in the field: losing it closes the list.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onTake}
    // The field handles the keys.
    onKeyDown={undefined}
  >
    {children}
  </div>
)

const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
