import { useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import type { View } from '../useView.ts'

interface FilterFootProps {
  view: Pick<View, 'areas' | 'far' | 'more' | 'filtered'>
  onClear: () => void
  onDone: () => void
}

/** The foot below the filters: the number of areas in view that pass them, and a button that clears them. */
export function FilterFoot({ view: { areas, far, more, filtered }, onClear, onDone }: FilterFootProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const done = useRef<HTMLButtonElement>(null)
  const count = areas.length
  const counted = more && count > 1 ? 'showMore' : 'show'
  return (
    <Row gap="s" pad="l" justify="end">
      {filtered && (
        <Button
          kind="text"
          onClick={() => {
            // This button disappears with the filters, so the focus moves to the other button.
            done.current?.focus()
            onClear()
          }}
        >
          {t('map.page.filters.clear')}
        </Button>
      )}
      <Button ref={done} kind="action" onClick={onDone}>
        {far
          ? t('map.page.filters.done')
          : t(`map.page.filters.${counted}`, { count, number: number(counted === 'show' ? count : count - 1) })}
      </Button>
    </Row>
  )
}
