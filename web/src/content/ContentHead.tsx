import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentView } from '@fieldfare/shared/content.ts'
import type { TopKind } from '@fieldfare/shared/kinds.ts'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { useFormat } from '../platform/i18n/format.ts'
import { shareView } from '../map/controls/shareView.ts'
import { paths } from '../platform/paths.ts'
import { Avatar } from '../platform/ui/Avatar.tsx'
import { Button } from '../platform/ui/Button.tsx'
import { LinkedText } from '../platform/ui/LinkedText.tsx'
import { IconShare } from '../platform/ui/icons.tsx'
import { Row, Stack } from '../platform/ui/layout/Layout.tsx'
import textClasses from '../platform/ui/text.module.css'
import { ContentActions } from './ContentActions.tsx'
import classes from './ContentPage.module.css'
import { refTo } from './kind.ts'

interface ContentHeadProps {
  kind: TopKind
  view: ContentView & { title: string; communityId: string }
  description?: string
  community: CommunityView
  /** A sentence that names the content's creator. */
  by: string
  /** The tab of the community's page to go to after the content is deleted. */
  tab: string
  words: { share: string; delete: string }
  /** The most important fact, right below the title, such as a date; the date of creation is then left out, to avoid confusion. */
  lead?: ReactNode
  /** The element below the creator's name and above the description. */
  answer?: ReactNode
  /** Further buttons beside those to share, report and delete. */
  children?: ReactNode
}

/** The head of a page of content: its title, who made it and when, its text, and what the reader can do with it. */
export function ContentHead({
  kind,
  view,
  description,
  community,
  by,
  tab,
  words,
  lead,
  answer,
  children,
}: ContentHeadProps) {
  const { t } = useTranslation()
  const { date, dateTime } = useFormat()
  const navigate = useNavigate()
  const { title, creator, createdAt } = view
  const toTab = () =>
    void navigate({
      to: paths.community.pattern,
      params: { id: community.id },
      search: { tab },
      replace: true,
    })
  return (
    <Stack as="header" className={classes.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead}
      <Row className={textClasses.quiet}>
        <Avatar name={creator.name || t('app.word.formerMember')} />
        <span>{by}</span>
        {!lead && (
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {date(createdAt)}
          </time>
        )}
      </Row>
      {answer}
      {description && (
        <p className={textClasses.people}>
          <LinkedText>{description}</LinkedText>
        </p>
      )}
      <Row gap="l">
        <Button kind="text" icon={<IconShare size={20} aria-hidden="true" />} onClick={() => void shareView()}>
          {words.share}
        </Button>
        {children}
        <ContentActions
          content={{ ref: refTo(kind, view), title }}
          view={view}
          community={community}
          deleteLabel={words.delete}
          asks
          onDeleted={toTab}
        />
      </Row>
    </Stack>
  )
}
