import type { DraftView } from '@fieldfare/shared/draft.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { dropDraft, keepDraft } from '../../../platform/draft/draftSync.ts'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconPencil, IconX } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useDraftSummary } from '../wizard/wizardStatus.ts'
import { AreaDraft } from '../areaPlan.ts'
import classes from './DraftRows.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** Lists unfinished areas, each with the answer that is still missing and a link to continue. */
export function DraftRows({ drafts, label }: { drafts: readonly DraftView[]; label?: string }) {
  const { t } = useTranslation()
  const summary = useDraftSummary()
  if (drafts.length === 0) return null

  const discard = async ({ kind, key, content, step }: DraftView) => {
    await dropDraft(kind, key)
    const back = async () => {
      await keepDraft(kind, key, content, step)
      await queryClient.invalidateQueries({ queryKey: keys.drafts })
    }
    showToast(t('area.draft.discarded'), { label: t('app.word.undo'), onPress: () => void back() })
  }

  return (
    <>
      {label && <p>{label}</p>}
      <Stack as="ul" gap="s" aria-label={t('area.draft.label')}>
        {drafts.map((draft) => {
          const content = AreaDraft.parse(draft.content)
          const { title, missing } = summary(content)
          const search = content.edit === draft.key ? { edit: draft.key } : { draft: draft.key }
          return (
            <Row as="li" key={draft.key} tone="sunk" note>
              <IconPencil size={22} aria-hidden="true" className={classes.icon} />
              <p className={`${textClasses.small} ${classes.words}`}>
                <strong>{title}</strong>
                {missing}
              </p>
              <ButtonLink
                to={paths.addArea}
                search={search}
                kind="text"
                aria-label={t('area.draft.goOnWith', { title })}
              >
                {t('area.draft.goOn')}
              </ButtonLink>
              <IconButton
                label={t('area.draft.discardNamed', { title })}
                title={t('area.draft.discard')}
                onClick={() => void discard(draft)}
              >
                <IconX size={20} aria-hidden="true" />
              </IconButton>
            </Row>
          )
        })}
      </Stack>
    </>
  )
}
