import classes from './ContentReports.module.css'
import { useReportsOfThread } from './data.ts'
import { ReportCard } from './ReportCard.tsx'
import { byThing } from './subject.ts'

interface CommentReportsProps {
  communityId: string
  threadId: string
  commentId: string
}

/** Under a comment, for who moderates: what is reported about it, where there is no room for `ModerationPanel`. */
export function ContentReports({ communityId, threadId, commentId }: CommentReportsProps) {
  const { data } = useReportsOfThread(communityId, threadId)
  const reports =
    data?.items.filter(({ subject }) => subject.kind === 'comment' && subject.commentId === commentId) ?? []
  const [reported] = byThing(reports)
  return (
    reported && (
      <div className={classes.inline}>
        <ReportCard reported={reported} inPlace />
      </div>
    )
  )
}
