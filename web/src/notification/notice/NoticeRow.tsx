import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { kindOf } from '../../content/kind.ts'
import { CommunityGlyph } from '../../map/style/LevelGlyph.tsx'
import { IconAward, IconFlag, IconShieldCheck } from '../../platform/ui/icons.tsx'
import type { AnyNotice } from './data.ts'
import { JoinedRow } from './JoinedRow.tsx'
import { NoticeLine, type NoticeRowProps } from './NoticeLine.tsx'
import { sentenceOf } from './sentences.ts'

/** One notification, with its actions. */
export function NoticeRow(props: NoticeRowProps) {
  const { t } = useTranslation()
  const { notice } = props
  if (notice.kind === 'community.joined' || notice.kind === 'community.offered')
    return <JoinedRow {...props} notice={notice} />
  return <NoticeLine {...props} icon={<Sign notice={notice} />} sentence={sentenceOf(t, notice)} />
}

/** Icons by the first word of a notice's kind. */
const ICONS = {
  medal: IconAward,
  report: IconFlag,
  moderator: IconShieldCheck,
}

function Sign({ notice: { kind, data } }: { notice: AnyNotice }) {
  const about = kind.startsWith('content.') && 'subject' in data ? data.subject.kind : kind.slice(0, kind.indexOf('.'))
  const content = CONTENT_KINDS.find((each) => each === about)
  const ownIcon = Object.hasOwn(ICONS, about) ? ICONS[about as keyof typeof ICONS] : null
  const Icon = content ? kindOf(content).icon : ownIcon
  if (!Icon) return <CommunityGlyph size={26} />
  return <Icon size={24} stroke={1.75} aria-hidden="true" />
}
