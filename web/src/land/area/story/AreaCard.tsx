import { CARD_SIZES, type CardSize, cardUrl } from '@fieldfare/shared/card.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceTabs } from '../../../platform/ui/form/ChoiceTabs.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { TakeAlong } from './TakeAlong.tsx'

interface AreaCardProps {
  id: string
  version: number
  title: string
}

/** The card of an area in the shape that one chooses, to take along. Paper has its own. */
export function AreaCard({ id, version, title }: AreaCardProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState<CardSize>('square')
  const src = (one: CardSize) => `${cardUrl(id, one)}&${version}`
  return (
    <Stack gap="s">
      <ChoiceTabs
        label={t('story.card.shape')}
        options={CARD_SIZES.map((value) => ({ value, label: t(`story.card.size.${value}`) }))}
        value={size}
        onChange={setSize}
      />
      <TakeAlong src={src(size)} printed={src('print')} title={title} />
    </Stack>
  )
}
