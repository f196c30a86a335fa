import classes from './ModerationPanel.module.css'
import { useReportsWithin } from './data.ts'
import { ReportCard } from './ReportCard.tsx'

interface ContentReportsProps {
  communityId: string
  /** The content itself, or its parent: then all parts share one request. */
  withinId: string
  id: string
  /** True if a `ModerationPanel` beside it shows the same on a wide screen. */
  panel?: boolean
}

/** The open reports on a piece of content, below it, for its moderators. */
export function ContentReports({ communityId, withinId, id, panel = false }: ContentReportsProps) {
  const groups = useReportsWithin(communityId, withinId)
  const group = groups?.find(({ content }) => content.id === id)
  return (
    group && (
      <div className={panel ? classes.narrow : undefined}>
        <ReportCard group={group} inPlace />
      </div>
    )
  )
}
