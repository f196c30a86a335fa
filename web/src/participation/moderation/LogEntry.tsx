import { isContentAct } from '@fieldfare/shared/contentActs.ts'
import type { ModerationLogView } from '@fieldfare/shared/moderation.ts'
import { Link } from '@tanstack/react-router'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { useReopenReports, useRestoreContent } from '../../content/actions.ts'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { kindOf } from '../../content/kind.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { IconHistory } from '../../platform/ui/icons.tsx'
import { useUndoableAction } from '../../platform/ui/overlay/useUndoableAction.ts'
import { Box, Row } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { useDecision } from '../../content/membership/data.ts'
import { api } from '../../platform/api/client.ts'

/** One entry of the moderation log, with its action, person, time and reason, and with Undo while the action can be undone. */
export function LogEntry({ entry, place = false }: { entry: ModerationLogView; place?: boolean }) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { run } = useUndoableAction()
  const undo = useUndo()
  const sentence = sentenceOf(t, entry)
  const to = placeOf(entry)
  const by = !entry.by
    ? t('moderation.itself')
    : entry.by.id === me?.id
      ? t('moderation.you')
      : entry.by.name || t('app.word.formerMember')
  return (
    <Row as="li" align="start">
      <IconHistory className={textClasses.quiet} size={22} stroke={1.75} aria-hidden="true" />
      <Box grow="wide">
        <Box as="p" pressed={to !== null}>
          {to ? <Link {...to}>{sentence}</Link> : sentence}
        </Box>
        {entry.words && (
          <p className={`${textClasses.people} ${textClasses.beginning}`}>
            <q>{entry.words}</q>
          </p>
        )}
        {entry.reason && (
          <p className={textClasses.quiet}>{t('moderation.page.reasonGiven', { reason: entry.reason })}</p>
        )}
        <p className={textClasses.quiet}>
          {by}, <Ago at={entry.at} />
          {place && `. ${entry.communityTitle}`}
        </p>
      </Box>
      {entry.undoable && (
        <Button
          kind="text"
          aria-label={t('moderation.page.undoNamed', { what: sentence })}
          onClick={() => void run({ do: () => undo(entry), message: t('moderation.page.undone') })}
        >
          {t('app.word.undo')}
        </Button>
      )}
    </Row>
  )
}

/** Returns a function that undoes the action of a log entry. */
function useUndo(): (entry: ModerationLogView) => Promise<unknown> {
  const { mutateAsync: reopen } = useReopenReports()
  const { mutateAsync: restore } = useRestoreContent()
  const { mutateAsync: restoreRequest } = useDecision(api.restoreModeratorRequest.mutate)
  const { mutateAsync: restoreModerator } = useDecision(api.restoreModerator.mutate)
  return async ({ action, subject, content, communityId }) => {
    if (action === 'report.dismissed') return content && reopen(content)
    if (content) return restore({ ...content, communityId })
    const person = { userId: subject, communityId }
    return action === 'moderator.refused' ? restoreRequest(person) : restoreModerator(person)
  }
}

function sentenceOf(t: Translate, { action, person, content }: ModerationLogView): string {
  const name = person?.name || t('app.word.formerMember')
  if (action === 'report.dismissed') return content ? t(`content.${content.kind}.reportsDismissed`, { name }) : ''
  if (action === 'report.reopened') return content ? t(`content.${content.kind}.reportsReopened`, { name }) : ''
  return t(isContentAct(action) ? `content.${action}Logged` : `moderation.log.${action}`, { name })
}

/** Returns the page that shows the content of a log entry; null without content, or for deleted content without a tombstone. */
function placeOf({ action, content, communityId }: ModerationLogView) {
  if (!content) return null
  const { placeOf: open, tombstone } = kindOf(content.kind)
  return action.endsWith('.delete') && !tombstone ? null : open(content, communityId)
}
