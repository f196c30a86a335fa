import classes from './ModerationPanel.module.css'
import { useReportsWithin } from './data.ts'
import { ReportCard } from './ReportCard.tsx'

interface ContentReportsProps {
  communityId: string
  /** The content itself, or what it lies in: then all its parts share one request. */
  withinId: string
  id: string
  /** On a wide screen a `ModerationPanel` beside it has the same. */
  panel?: boolean
}

/** Under a piece of content, for its moderators: the open reports on it. */
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
