import { CARD_SIZES, type CardSize, cardUrl } from '@fieldfare/shared/card.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ChoiceTabs } from '../../../platform/ui/form/ChoiceTabs.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { TakeAlong } from './TakeAlong.tsx'

interface ShapedCardProps {
  /** The address of the card in a shape. It changes with what is on the card. */
  src: (size: CardSize) => string
  title: string
  /** Shows the card as it will be. */
  children?: (src: string, size: CardSize) => ReactNode
}

/** A card in the shape that one chooses, to take along. Paper has its own. */
export function ShapedCard({ src, title, children }: ShapedCardProps) {
  const { t } = useTranslation()
  const [size, setSize] = useState<CardSize>('square')
  return (
    <Stack gap="s">
      <ChoiceTabs
        label={t('story.card.shape')}
        options={CARD_SIZES.map((value) => ({ value, label: t(`story.card.size.${value}`) }))}
        value={size}
        onChange={setSize}
      />
      {children?.(src(size), size)}
      <TakeAlong src={src(size)} printed={src('print')} title={title} />
    </Stack>
  )
}

/** The card of an area. */
export const CardOfArea = ({ id, version, title }: { id: string; version: number; title: string }) => (
  <ShapedCard src={(size) => `${cardUrl(id, size)}&${version}`} title={title} />
)
