import type { OpinionView } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { OpenIcon, OpenRow } from '../../content/answering/OpenRow.tsx'
import { useShown } from '../../content/answering/toAnswer.ts'
import type { AnswerProps } from '../../content/kind.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { IconMessages } from '../../platform/ui/icons.tsx'
import { opinions } from './data.ts'

/** The row of an open opinion map, for the owner of its community. */
export const OpenOpinion = ({ item }: AnswerProps) => item.kind === 'opinion' && <Asked view={item.view} />

function Asked({ view }: { view: OpinionView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const opinion = useShown(opinions.one, view)
  const { id, title, viewpoints, voters } = opinion
  const facts = [
    t('opinion.people', { count: voters, number: number(voters) }),
    t('opinion.statements', { count: viewpoints, number: number(viewpoints) }),
  ]
  return (
    <OpenRow
      leading={
        <OpenIcon>
          <IconMessages size={24} aria-hidden="true" />
        </OpenIcon>
      }
      title={title}
      state={facts.join(', ')}
      to={{ to: paths.opinion(id) }}
    />
  )
}
