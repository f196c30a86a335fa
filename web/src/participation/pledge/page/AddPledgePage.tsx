import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentPage } from '../../../content/ContentPage.tsx'
import { paths } from '../../../platform/paths.ts'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { Give } from './Give.tsx'
import { usePledgeWords } from './usePledgeWords.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { pledges } from '../data.ts'

/** The page that only has the form to pledge an amount to a support project. */
export function AddPledgePage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/add-pledge/$id' })
  const texts = usePledgeWords()
  const query = useLive(pledges.one, { id })
  return (
    <ContentPage query={query} title={t('app.title.addPledge')} tab="pledges" words={texts}>
      {(pledge, community) => (
        <Stack gap="xl">
          <h1 tabIndex={-1}>{pledge.title}</h1>
          <Give pledge={pledge} community={community} begun />
          <div>
            <ButtonLink kind="text" to={paths.pledge(id)}>
              {t('pledge.page.back')}
            </ButtonLink>
          </div>
        </Stack>
      )}
    </ContentPage>
  )
}
