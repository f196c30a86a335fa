import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { type AppAddress, contentKey } from '../kind.ts'
import classes from './OpenRow.module.css'

interface OpenRowProps {
  /** An icon, or the avatar of a person. */
  leading: ReactNode
  title: string
  /** The state of the content, in a sentence. */
  state: string
  to: AppAddress
  /** True if the content asks something of the owner: the button then reads "answer" instead of "see". */
  asks?: boolean
  /** The content that the reminder button writes a message about, to the members who have not answered it. */
  remind?: { kind: ContentKind; id: string; communityId: string }
}

/** The row of a piece of open content for the owner of its community, with its state and the link to it. */
export function OpenRow({ leading, title, state, to, asks = false, remind }: OpenRowProps) {
  const { t } = useTranslation()
  return (
    <Row className={classes.row}>
      {leading}
      <Stack gap="none" grow="wide">
        <h3 className={`${textClasses.name} ${textClasses.beginning}`}>{title}</h3>
        <p className={textClasses.quiet}>{state}</p>
      </Stack>
      {remind && (
        <ButtonLink
          to={paths.createMessage}
          search={{ community: remind.communityId, members: contentKey(remind), step: 'message' }}
          kind="text"
        >
          {t('community.now.open.remind')}
        </ButtonLink>
      )}
      <ButtonLink {...to} kind={asks ? 'action' : 'soft'}>
        {t(asks ? 'community.now.open.answer' : 'community.now.open.see')}
      </ButtonLink>
    </Row>
  )
}

/** The icon of a row, on a tile. */
export const OpenIcon = ({ children }: { children: ReactNode }) => <span className={classes.icon}>{children}</span>
