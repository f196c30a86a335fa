import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { DeleteDialog } from '../../content/DeleteDialog.tsx'
import { useDismissReports, useReopenReports } from '../../content/actions.ts'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { kindOf } from '../../content/kind.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconFlag } from '../../platform/ui/icons.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { Card, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import type { ReportGroup } from './data.ts'

interface ReportCardProps {
  group: ReportGroup
  /** True if the card is below the reported content: an unchanged text is then not quoted, and there is no link to the content. */
  inPlace?: boolean
  /** True to name the community, in a list with reports of several communities. */
  named?: boolean
}

/** The reports on one piece of content, with buttons to delete the content with a reason or to keep it. Its author sees no buttons. */
export function ReportCard({ group, inPlace = false, named = false }: ReportCardProps) {
  const { t } = useTranslation()
  const [deleting, setDeleting] = useState(false)
  const { content, first, reports } = group
  const { communityId, communityTitle } = first
  const dismiss = useDismissReports()
  const reopen = useReopenReports()
  const { run } = useUndoableAction()
  // Below the content, only reported text that was edited since is quoted.
  const quoted = reports.filter(({ changed }) => changed || !inPlace).map(({ text }) => text)
  const nameOf = (name: string) => name || t('app.word.formerMember')
  const keep = () =>
    run({
      do: () => dismiss.mutateAsync(content),
      message: t('moderation.card.kept'),
      undo: { do: () => reopen.mutateAsync(content), message: t('moderation.page.undone') },
    })
  return (
    <Card as="article" tone="bad" gap="s" align="start">
      <Row as="p" tight gap="s" className={textClasses.bad}>
        <IconFlag size={20} stroke={1.75} aria-hidden="true" />
        <strong className={textClasses.strong}>{t('moderation.card.reported', { count: reports.length })}</strong>
      </Row>
      {[...new Set(quoted)].map((text) => (
        <blockquote key={text} className={textClasses.people}>
          <q>{text}</q>
        </blockquote>
      ))}
      {!inPlace && (
        <p className={textClasses.quiet}>
          {t('moderation.card.by', { name: nameOf(first.author.name) })}, <Ago at={first.saidAt} />
          {named && `. ${communityTitle}`}
        </p>
      )}
      {reports.some(({ changed }) => changed) && <p className={textClasses.quiet}>{t('moderation.card.changed')}</p>}
      <Stack as="ul" gap="xs">
        {reports.map(({ id, reporter, reason }) => (
          <li key={id}>
            <span className={textClasses.quiet}>{t('moderation.card.given', { name: nameOf(reporter.name) })}</span>{' '}
            <span className={`${textClasses.small} ${textClasses.lines}`}>{reason}</span>
          </li>
        ))}
      </Stack>
      {!first.decidable && <p className={textClasses.quiet}>{t('moderation.card.own')}</p>}
      {first.decidable && (
        <Row gap="s">
          <Button kind="action" onClick={() => setDeleting(true)}>
            {t('moderation.card.delete')}
          </Button>
          <Button kind="outline" busy={dismiss.isPending && t('app.word.sending')} onClick={() => void keep()}>
            {t('moderation.card.keep')}
          </Button>
        </Row>
      )}
      {!inPlace && (
        <Link {...kindOf(content.kind).placeOf(content, communityId)} className={textClasses.link}>
          {t(`content.${content.kind}.open`)}
        </Link>
      )}
      <DeleteDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        content={{ ref: { ...content, communityId }, title: first.text }}
        creator={first.author}
        own={false}
      />
    </Card>
  )
}
