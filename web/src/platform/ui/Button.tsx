import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ComponentProps, ReactNode, Ref } from 'react'
import classes from './Button.module.css'

/** `call` is orange, at most one a screen. `action` submits and confirms, `text` cancels. */
export type ButtonKind = 'call' | 'action' | 'outline' | 'soft' | 'text' | 'danger' | 'dangerText'

interface Look {
  kind?: ButtonKind
  /** Shown beside the label, never alone. */
  icon?: ReactNode
  wide?: boolean
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'ref'> {
  /** Label while sending, such as "Sending". The width stays and further presses are ignored. */
  busy?: string | false
  ref?: Ref<HTMLButtonElement>
}

function classOf({ kind = 'soft', wide }: Look, className?: string): string {
  return [classes.button, classes[kind], wide && classes.wide, className].filter(Boolean).join(' ')
}

/** A button. It stays focusable while busy, so that the focus is not lost. */
export function Button({
  kind,
  icon,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ kind, wide }, className)}
      data-call={kind === 'call' || undefined}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <span
        className={busy ? `${classes.content} ${classes.hidden}` : classes.content}
        aria-hidden={busy ? true : undefined}
      >
        {icon}
        <span>{children}</span>
      </span>
      {busy && <span className={classes.over}>{busy}</span>}
    </button>
  )
}

/** The primary action of a screen. */
export const PrimaryButton = (props: Omit<ButtonProps, 'kind'>) => <Button {...props} kind="call" />

interface AnchorProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

/** A link out of the app that looks like a button. */
export const Anchor = ({ kind, icon, wide, className, children, ...rest }: AnchorProps) => (
  <a {...rest} className={classOf({ kind, wide }, className)} data-call={kind === 'call' || undefined}>
    {icon}
    <span>{children}</span>
  </a>
)

/** A link that looks like a button, for navigation. */
export const ButtonLink = createLink(Anchor)
