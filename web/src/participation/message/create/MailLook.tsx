import type { MessagePreview } from '@fieldfare/shared/message.ts'
import { Mark } from '../../../platform/ui/Mark.tsx'
import classes from './MailLook.module.css'

/** A mail as its reader sees it, drawn after the layout of all mails; nothing in it can be pressed. */
export function MailLook({ mail }: { mail: MessagePreview['mail'] }) {
  const { subject, paragraphs, button, footer } = mail
  return (
    <div className={classes.mail}>
      <p className={classes.sender}>
        <Mark size={32} />
        Fieldfare
      </p>
      <div className={classes.card}>
        <h3>{subject}</h3>
        {paragraphs.map((lines, index) => (
          <p key={index}>
            {lines.map((line, nth) => (
              <span key={nth} className={'url' in line ? classes.link : undefined}>
                {'url' in line ? line.label : line.text}
              </span>
            ))}
          </p>
        ))}
        {button && <span className={classes.button}>{button.label}</span>}
      </div>
      <p className={classes.footer}>{footer}</p>
    </div>
  )
}
