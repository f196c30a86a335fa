import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { createElement } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { answerPart } from './answerPart.tsx'

const nothing = () => undefined

/** Lists for the owner of a community its open content, such as running polls. */
export function OpenList({ items }: { items: readonly Answerable[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className={textClasses.heading}>{t('community.now.open.title')}</h2>
      <Stack as="ul" lined>
        {items.map((item) => (
          <li key={item.id}>
            {createElement(answerPart(item.kind, 'open'), { item, first: false, onAnswered: nothing })}
          </li>
        ))}
      </Stack>
    </section>
  )
}
