import type { MessageView } from '@fieldfare/shared/message.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { PhotoGrid } from '../../content/photo/PhotoGrid.tsx'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { paths } from '../../platform/paths.ts'
import { LinkedText } from '../../platform/ui/LinkedText.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { Stack } from '../../platform/ui/layout/Layout.tsx'

type Shown = Pick<MessageView, 'title' | 'body' | 'photo' | 'from' | 'fromId' | 'createdByName'> & {
  /** The time of sending; undefined before the message is sent. */
  createdAt?: string
}

/** The text of a message as recipients read it in the app. `inside`: true on a page that already has an `h1`. */
export function MessageText({ message, inside = false }: { message: Shown; inside?: boolean }) {
  const { t } = useTranslation()
  const { title, body, photo, from, fromId, createdByName, createdAt } = message
  const Heading = inside ? 'h3' : 'h1'
  return (
    <Stack as="article" gap="xl">
      <header>
        <p className={textClasses.strong}>
          {fromId && !inside ? <Link to={paths.community(fromId)}>{from}</Link> : from}
        </p>
        <Heading className={inside ? textClasses.title : undefined} tabIndex={inside ? undefined : -1}>
          {title}
        </Heading>
        <p className={textClasses.quiet}>
          {t('message.page.by', { name: createdByName || t('app.word.formerMember') })}
          {createdAt && (
            <>
              , <Ago at={createdAt} />
            </>
          )}
        </p>
      </header>
      {photo && <PhotoGrid photos={[photo]} title={title} />}
      <p className={textClasses.people}>
        <LinkedText>{body}</LinkedText>
      </p>
    </Stack>
  )
}
