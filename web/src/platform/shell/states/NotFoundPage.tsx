import { useTranslation } from '../../i18n/translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { BackdropMap } from '../../ui/BackdropMap.tsx'
import { usePageTitle } from '../routing/title.ts'

/** Shown for unknown paths, and for things whose existence is hidden from the reader. */
export function NotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('app.title.notFound'))
  return (
    <EmptyState
      title={t('errors.code.not-found')}
      behind={<BackdropMap />}
      actions={
        <>
          <ButtonLink to={paths.map} kind="call">
            {t('app.word.toMap')}
          </ButtonLink>
          <ButtonLink to={paths.info} hash="contact" kind="text">
            {t('app.notFound.tell')}
          </ButtonLink>
        </>
      }
    >
      {t('app.notFound.text')}
    </EmptyState>
  )
}
