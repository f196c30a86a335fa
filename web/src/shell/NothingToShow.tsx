import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { NorthSea } from './NorthSea.tsx'

interface NothingToShowProps {
  title: string
  children?: ReactNode
  /** The way on; to all communities by default. */
  action?: ReactNode
}

/** A page whose subject is not there or cannot be read: says why, with a way on. */
export function NothingToShow({ title, children, action = <AllCommunities /> }: NothingToShowProps) {
  return (
    <EmptyState title={title} behind={<NorthSea />} actions={action}>
      {children}
    </EmptyState>
  )
}

function AllCommunities() {
  const { t } = useTranslation()
  return (
    <ButtonLink to={paths.map} search={{ list: 'communities' } as never} kind="call">
      {t('community.page.toList')}
    </ButtonLink>
  )
}
