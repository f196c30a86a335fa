import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ContentView } from '@fieldfare/shared/content.ts'
import { useState } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { useMe } from '../platform/session/me.ts'
import { useRights } from './membership/useRights.ts'
import { Button } from '../platform/ui/Button.tsx'
import { type Titled, useContentActions } from './actions.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ReportButton } from './ReportDialog.tsx'

interface ContentActionsProps {
  content: Titled
  view: ContentView
  community: CommunityView
  /** The label of the delete button, if it differs from the label of the button in the dialog that confirms the deletion. */
  deleteLabel?: string
  /** True to ask before the reader's own content is deleted, as other things go with it; else it is deleted at once, with Undo in a toast. */
  asks?: boolean
  onDeleted?: () => void
}

/** The buttons to report and to delete content of any kind; each is shown only to readers with the right. */
export function ContentActions({ content, view, community, deleteLabel, asks, onDeleted }: ContentActionsProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const { may } = useRights(community)
  const { deleteOwn } = useContentActions()
  const [deleting, setDeleting] = useState(false)
  const { ref } = content
  const { creator, mine } = view
  const own = creator.id === me?.id
  const remove = async () => {
    if (!own || asks) setDeleting(true)
    else if (await deleteOwn(content)) onDeleted?.()
  }
  return (
    <>
      {may(`${ref.kind}.report`, creator.id) && <ReportButton content={ref} reported={mine?.reported ?? false} />}
      {may(`${ref.kind}.delete`, creator.id) && (
        <Button kind="dangerText" onClick={() => void remove()}>
          {deleteLabel ?? t(`content.${ref.kind}.delete`)}
        </Button>
      )}
      <DeleteDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        content={content}
        creator={creator}
        own={own}
        onDeleted={onDeleted}
      />
    </>
  )
}
