import { useParams } from '@tanstack/react-router'
import { EditCommunity } from './EditCommunity.tsx'
import { OwnCommunity } from './OwnCommunity.tsx'

/** The page where the owner changes or deletes a community; tells others that only the owner can. */
export function EditCommunityPage() {
  const { id } = useParams({ from: '/main/edit-community/$id/edit' })
  return <OwnCommunity id={id}>{(community) => <EditCommunity key={id} community={community} />}</OwnCommunity>
}
