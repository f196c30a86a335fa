import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { useDrafts } from '../../../platform/draft/data.ts'
import { paths } from '../../../platform/paths.ts'
import { AreaDraft } from '../areaPlan.ts'
import { useDraftSummary } from './wizardStatus.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface BeforeDrawingProps {
  draftKey: string
  /** True once something of this area has been drawn or answered. */
  begun: boolean
}

/** Notes beside an empty drawing: a hint for guests, and links to areas that were begun earlier. */
export function BeforeDrawing({ draftKey, begun }: BeforeDrawingProps) {
  const { t } = useTranslation()
  const { isGuest, isLoading } = useMe()
  const otherDrafts = useOtherDrafts({ draftKey, begun })
  return (
    <>
      {isGuest && !isLoading && <p className={textClasses.quiet}>{t('area.wizard.account.hint')}</p>}
      {otherDrafts.length > 0 && (
        <Stack as="section" ruled>
          <h2 className={textClasses.heading}>{t('area.draft.label')}</h2>
          <ul>
            {otherDrafts.map(({ key, title }) => (
              <li key={key}>
                <Link to={paths.addArea} search={{ draft: key }} className={textClasses.link}>
                  {t('area.draft.goOnWith', { title })}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  )
}

/** A link to the area that was begun last, for places with room for one line only. */
export function BegunBefore(props: BeforeDrawingProps) {
  const { t } = useTranslation()
  const [last] = useOtherDrafts(props)
  if (!last) return null
  return (
    <Link to={paths.addArea} search={{ draft: last.key }} className={textClasses.link}>
      {t('area.draft.goOnWith', { title: last.title })}
    </Link>
  )
}

/** Returns up to three drafts of other areas; none once this area has been begun. */
function useOtherDrafts({ draftKey, begun }: BeforeDrawingProps): { key: string; title: string }[] {
  const summary = useDraftSummary()
  const drafts = useDrafts('area').filter(({ key }) => key !== draftKey)
  return begun ? [] : drafts.slice(0, 3).map(({ key, content }) => ({ key, ...summary(AreaDraft.parse(content)) }))
}
