import type { MessagePreview } from '@fieldfare/shared/message.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { Mark } from '../../../platform/ui/Mark.tsx'
import { Card, Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import buttonClasses from '../../../platform/ui/Button.module.css'
import classes from './MailLook.module.css'

/** The preview of a message as a mail, in the layout of all mails; its links and buttons do nothing. */
export function MailLook({ mail, photo }: { mail: MessagePreview['mail']; photo: PhotoView | null }) {
  const { subject, paragraphs, button, footer } = mail
  return (
    <Card className={classes.mail}>
      <Row as="p" gap="s" className={textClasses.strong}>
        <Mark size={32} />
        Fieldfare
      </Row>
      <Card gap="l">
        <h3 className={textClasses.title}>{subject}</h3>
        {photo && (
          <img
            className={classes.photo}
            src={photoUrl(photo.id, 'list')}
            width={photo.width}
            height={photo.height}
            alt={photo.alt ?? ''}
          />
        )}
        {paragraphs.map((lines, index) => (
          <p key={index}>
            {lines.map((line, nth) => (
              <span key={nth} className={'url' in line ? classes.link : undefined}>
                {'url' in line ? line.label : line.text}
              </span>
            ))}
          </p>
        ))}
        {button && (
          <div>
            <span className={`${buttonClasses.button} ${buttonClasses.call}`}>{button.label}</span>
          </div>
        )}
      </Card>
      <p className={textClasses.quiet}>{footer}</p>
    </Card>
  )
}
