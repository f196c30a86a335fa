import type { PlaceRef } from '@fieldfare/shared/funding.ts'
import { LOCATIONS_MAX, SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { PagedQuery } from '../../platform/api/usePagedQuery.ts'
import { communityLists, useCommunities } from '../../land/community/data.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { Dialog } from '../../platform/ui/overlay/Dialog.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { funding } from './data.ts'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface AddPlaceDialogProps {
  open: boolean
  onClose: () => void
  chosen: readonly PlaceRef[]
  onAdd: (place: PlaceRef) => void
}

/** The dialog that adds places to a budget: the person's own areas, and land of communities found by name. */
export function AddPlaceDialog({ open, onClose, chosen, onAdd }: AddPlaceDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('funding.locations.addTitle')}
      actions={<Button onClick={onClose}>{t('app.word.close')}</Button>}
    >
      <PlaceChoice chosen={chosen} onAdd={onAdd} />
    </Dialog>
  )
}

function PlaceChoice({ chosen, onAdd }: Pick<AddPlaceDialogProps, 'chosen' | 'onAdd'>) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const searchText = useDeferredValue(text.trim())
  const areas = usePagedQuery(funding.areas)
  const joined = usePagedQuery(communityLists.mine, { scope: 'subscribed' })
  const matches = useCommunities({ text: searchText }, searchText !== '')
  const offer = (kind: PlaceRef['kind'], query: PagedQuery<{ id: string; title: string }>) => (
    <PagedList
      query={query}
      loading={t('app.word.loading')}
      lines={2}
      empty={<p className={textClasses.quiet}>{t('funding.locations.none')}</p>}
    >
      {(items) => (
        <Stack as="ul" gap="s" lined>
          {items.map(({ id, title }) => {
            const added = chosen.some((one) => one.kind === kind && one.id === id)
            return (
              <Row as="li" key={id} tight>
                <Box as="span" grow className={textClasses.name}>
                  {title}
                </Box>
                <Button
                  aria-label={`${t(added ? 'funding.locations.added' : 'funding.locations.addOne')}: ${title}`}
                  aria-disabled={added || chosen.length >= LOCATIONS_MAX}
                  onClick={() => !added && chosen.length < LOCATIONS_MAX && onAdd({ kind, id })}
                >
                  {t(added ? 'funding.locations.added' : 'funding.locations.addOne')}
                </Button>
              </Row>
            )
          })}
        </Stack>
      )}
    </PagedList>
  )
  return (
    <Stack gap="xl">
      <Stack as="section" gap="s" aria-labelledby="fund-areas">
        <h3 className={textClasses.heading} id="fund-areas">
          {t('funding.locations.mine')}
        </h3>
        {offer('area', areas)}
      </Stack>
      <Stack as="section" gap="s" aria-labelledby="fund-land">
        <h3 className={textClasses.heading} id="fund-land">
          {t('funding.locations.land')}
        </h3>
        <TextField
          label={t('funding.locations.search')}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {searchText === '' && <p className={textClasses.quiet}>{t('funding.locations.landFew')}</p>}
        {offer('community', searchText === '' ? joined : matches)}
      </Stack>
    </Stack>
  )
}
