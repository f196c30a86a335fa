import { useTranslation } from '../../platform/i18n/translation.ts'
import { CommunityFinder, type FoundCommunity } from '../../map/search/CommunityFinder.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'

interface ChooseCommunityProps {
  chosen: FoundCommunity | null
  onChoose: (community: FoundCommunity | null) => void
}

/** A field that picks one community by its name. */
export function ChooseCommunity({ chosen, onChoose }: ChooseCommunityProps) {
  const { t } = useTranslation()
  if (!chosen)
    return (
      <CommunityFinder
        label={t('hotspot.find')}
        placeholder={t('hotspot.findHint')}
        none={t('hotspot.findNone')}
        onChoose={onChoose}
      />
    )
  return (
    <Stack gap="s">
      <p>{t('hotspot.chosen', { title: chosen.title })}</p>
      <div>
        <Button kind="text" onClick={() => onChoose(null)}>
          {t('hotspot.other')}
        </Button>
      </div>
    </Stack>
  )
}
