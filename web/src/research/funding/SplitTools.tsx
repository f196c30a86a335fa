import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { splitAmong } from './budgetDraft.ts'
import { useDecimal } from './useDecimal.ts'

interface SplitToolsProps {
  /** The shares as they were typed, in the order of the list. */
  typed: readonly string[]
  /** True for each share that takes part in an equal division; by default all. */
  joins?: readonly boolean[]
  /** The budget in cents. */
  budget: number
  onChange: (typed: string[]) => void
}

/** Buttons that divide the budget equally, or empty all shares; both can be undone. */
export function SplitTools({ typed, joins = typed.map(() => true), budget, onChange }: SplitToolsProps) {
  const { t } = useTranslation()
  const decimal = useDecimal()
  const change = (next: string[], text: string) => {
    const before = [...typed]
    onChange(next)
    showToast(text, { label: t('funding.split.undo'), onPress: () => onChange(before) })
  }
  return (
    <Stack gap="none">
      <Row gap="l">
        <Button kind="text" onClick={() => change(splitAmong(budget, joins, decimal), t('funding.split.equallyDone'))}>
          {t('funding.split.equally')}
        </Button>
        <Button
          kind="text"
          onClick={() =>
            change(
              typed.map(() => ''),
              t('funding.split.resetDone'),
            )
          }
        >
          {t('funding.split.reset')}
        </Button>
      </Row>
      <p className={textClasses.quiet}>{t('funding.split.equallyHint')}</p>
    </Stack>
  )
}
