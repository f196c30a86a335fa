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

/** Below the filters: how many places they leave in view, and how to be rid of them. */
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
            // The button goes with the filters.
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
