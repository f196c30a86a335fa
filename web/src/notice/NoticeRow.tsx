import { IconAward, IconBinoculars, IconFlag, IconMessage2, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CommunityGlyph } from '../map/style/LevelGlyph.tsx'
import type { AnyNotice } from './data.ts'
import { JoinedRow } from './JoinedRow.tsx'
import { newsOf } from './sentences.ts'
import { NoticeLine, type NoticeRowProps } from './NoticeLine.tsx'

/** One thing that one was told, with what can be done about it. */
export function NoticeRow(props: NoticeRowProps) {
  const { t } = useTranslation()
  const { notice } = props
  if (notice.kind === 'community.joined' || notice.kind === 'community.offered')
    return <JoinedRow {...props} notice={notice} />
  return <NoticeLine {...props} icon={<Sign kind={notice.kind} />} news={newsOf(t, notice)} />
}

const SIGNS = {
  medal: IconAward,
  thread: IconMessage2,
  comment: IconMessage2,
  treasure: IconBinoculars,
  report: IconFlag,
  moderator: IconShieldCheck,
}

function Sign({ kind }: { kind: AnyNotice['kind'] }) {
  const noun = kind.slice(0, kind.indexOf('.'))
  if (!Object.hasOwn(SIGNS, noun)) return <CommunityGlyph size={26} />
  const Icon = SIGNS[noun as keyof typeof SIGNS]
  return <Icon size={24} stroke={1.75} aria-hidden="true" />
}
