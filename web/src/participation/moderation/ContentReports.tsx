import classes from './ModerationPanel.module.css'
import { useReportsWithin } from './data.ts'
import { ReportCard } from './ReportCard.tsx'

interface ContentReportsProps {
  communityId: string
  /** The id of the content, or of its parent. With the id of the parent, the reports on all its parts share one request. */
  withinId: string
  id: string
  /** True if a `ModerationPanel` shows the same reports on a wide screen, where this component is then hidden. */
  panel?: boolean
}

/** The open reports on a piece of content, shown below the content to moderators of its community. */
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
