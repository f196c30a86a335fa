import { SEARCH_MAX } from '@fieldfare/shared/limits.ts'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { useCommunities } from '../../community/data.ts'
import { CommunityGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconX } from '../../../platform/ui/icons.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'
import classes from './FilterButton.module.css'
import { useSettled } from '../../../platform/useSettled.ts'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The most communities that are offered for a typed name; more letters find others. */
const OFFERED = 5

interface LandFilterProps {
  /** The id of a community. */
  land: string | undefined
  onLand(land: string | undefined): void
}

/** The filter by land: picks a community by name; only areas that touch its land are shown. */
export function LandFilter({ land, onLand }: LandFilterProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const text = useSettled(typed.trim(), 250)
  const query = useCommunities({ text }, text !== '')
  const offered = text && !query.isPrevious ? query.items?.slice(0, OFFERED) : undefined
  if (land) return <ChosenLand id={land} onClear={() => onLand(undefined)} />
  return (
    <Stack gap="s">
      <TextField
        type="search"
        label={t('map.page.filters.land')}
        description={t('map.page.filters.landHint')}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={`${textClasses.quiet} ${classes.status}`}>
        {!text || query.failure !== null
          ? ''
          : !offered
            ? t('map.page.filters.landBusy')
            : offered.length === 0
              ? t('map.page.filters.landNone', { text })
              : t('map.page.filters.landFound', { count: offered.length })}
      </p>
      {offered && (
        <Stack as="ul" gap="s">
          {offered.map(({ id, title }) => (
            <li key={id}>
              <Button kind="soft" wide icon={<CommunityGlyph size={20} />} onClick={() => onLand(id)}>
                {title}
              </Button>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function ChosenLand({ id, onClear }: { id: string; onClear: () => void }) {
  const { t } = useTranslation()
  const label = useId()
  const query = useLive(communities.one, { id })
  return (
    <Stack gap="s" role="group" aria-labelledby={label}>
      <span id={label} className={textClasses.label}>
        {t('map.page.filters.land')}
      </span>
      <Row as="span" tight gap="s" tone="soft" note className={classes.chosen}>
        <CommunityGlyph size={22} />
        <Box as="span" grow>
          {failureIn(query) ? t('map.page.filters.landGone') : (query.data?.title ?? t('app.word.loading'))}
        </Box>
        <IconButton label={t('map.page.filters.landClear')} onClick={onClear}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </Row>
    </Stack>
  )
}
