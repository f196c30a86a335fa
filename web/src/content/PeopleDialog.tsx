import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../platform/i18n/translation.ts'
import { Avatar } from '../platform/ui/Avatar.tsx'
import { Button } from '../platform/ui/Button.tsx'
import { Box, Row, Stack } from '../platform/ui/layout/Layout.tsx'
import { PagedList } from '../platform/ui/layout/PagedList.tsx'
import { Dialog } from '../platform/ui/overlay/Dialog.tsx'
import textClasses from '../platform/ui/text.module.css'

interface Named {
  id: string
  /** The person's name; empty for a former member. */
  name: string
}

interface PeopleDialogProps<P extends Named> extends Pick<ComponentProps<typeof PagedList<P>>, 'query' | 'loading'> {
  open: boolean
  onClose: () => void
  title: string
  /** Explains who the listed people are, and what the owner does not learn about them. */
  text: string
  none: string
  /** Returns the element beside a person. */
  beside?: (person: P) => ReactNode
}

/** Lists for the owner of a community, in pages, the people who took part in something. */
export function PeopleDialog<P extends Named>(props: PeopleDialogProps<P>) {
  const { open, onClose, title, text, query, loading, none, beside } = props
  const { t } = useTranslation()
  const formerMember = t('app.word.formerMember')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Button kind="action" onClick={onClose}>
          {t('app.word.close')}
        </Button>
      }
    >
      <Stack>
        <p className={textClasses.quiet}>{text}</p>
        <PagedList query={query} loading={loading} lines={3} empty={<p>{none}</p>}>
          {(people) => (
            <Stack as="ul" gap="s">
              {people.map((person) => {
                const detail = beside?.(person)
                return (
                  <Row key={person.id} as="li" tight>
                    <Avatar name={person.name || formerMember} />
                    <Box as="span" grow>
                      {person.name || formerMember}
                    </Box>
                    {detail && <span className={textClasses.quiet}>{detail}</span>}
                  </Row>
                )
              })}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Dialog>
  )
}
