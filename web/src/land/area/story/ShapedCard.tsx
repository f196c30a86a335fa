import { CARD_SIZES, type CardSize, cardUrl } from '@fieldfare/shared/card.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ChoiceTabs } from '../../../platform/ui/form/ChoiceTabs.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { TakeAlong } from './TakeAlong.tsx'

interface ShapedCardProps {
  /** Returns the URL of the card in a format, such as square. The URL changes whenever the card's content does. */
  src: (size: CardSize) => string
  title: string
  /** Renders a preview of the card. */
  children?: (src: string, size: CardSize) => ReactNode
}

/** A card in a format (such as square) that the person chooses, with buttons to share, save and print it. Printing has its own format. */
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

/** The card of one area. */
export const CardOfArea = ({ id, version, title }: { id: string; version: number; title: string }) => (
  <ShapedCard src={(size) => `${cardUrl(id, size)}&${version}`} title={title} />
)
