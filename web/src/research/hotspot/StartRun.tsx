import {
  HOTSPOT_CELLS,
  HOTSPOT_COUNTRIES,
  HOTSPOT_LEVELS,
  type HotspotBox,
  type HotspotLevel,
} from '@fieldfare/shared/hotspot.ts'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { api } from '../../platform/api/client.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { failureOf, failureText, issueText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { ChoiceTabs } from '../../platform/ui/form/ChoiceTabs.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Grid, Stack } from '../../platform/ui/layout/Layout.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import type { FoundCommunity } from '../../map/search/CommunityFinder.tsx'
import { ChooseCommunity } from './ChooseCommunity.tsx'
import { readRuns } from './data.ts'
import { sideText } from '../../map/hotspot/runTexts.ts'

const SIDES = ['west', 'south', 'east', 'north'] as const

/** The form that starts a hotspot run: level of areas, size of cells and study area. */
export function StartRun({ underWay }: { underWay: boolean }) {
  const { t } = useTranslation()
  const { number, distance, country: countryName } = useFormat()
  const start = useCall(api.hotspot.start.mutate, { onSettled: readRuns })
  const [level, setLevel] = useState<HotspotLevel>('neighborhood')
  const [metres, setMetres] = useState(HOTSPOT_CELLS.neighborhood[0] ?? 0)
  const [kind, setKind] = useState<'community' | 'country' | 'box'>('community')
  const [community, setCommunity] = useState<FoundCommunity | null>(null)
  const [country, setCountry] = useState('')
  const [box, setBox] = useState<Record<(typeof SIDES)[number], string>>({ west: '', south: '', east: '', north: '' })
  const [failure, setFailure] = useState<string | null>(null)
  const countries = useMemo(
    () =>
      HOTSPOT_COUNTRIES.map((code) => ({ value: code, label: countryName(code) })).toSorted((a, b) =>
        a.label.localeCompare(b.label),
      ),
    [countryName],
  )
  // The id stays the same until the call succeeds, so that a second press does not start a second run.
  const id = useRef<string>(null)
  const choose = (to: HotspotLevel) => {
    setLevel(to)
    setMetres(HOTSPOT_CELLS[to][0] ?? 0)
  }
  const begin = (event: FormEvent) => {
    event.preventDefault()
    id.current ??= crypto.randomUUID()
    const numbers = SIDES.map((side) => Number(box[side].replace(',', '.') || NaN)) as HotspotBox
    if (kind === 'box' && numbers.some(Number.isNaN)) return setFailure(t('errors.field.number'))
    if ((kind === 'community' && !community) || (kind === 'country' && !country))
      return setFailure(t('errors.field.required'))
    setFailure(null)
    start.mutate(
      {
        id: id.current,
        level,
        cellMetres: metres,
        communityId: kind === 'community' ? (community?.id ?? null) : null,
        country: kind === 'country' ? country : null,
        box: kind === 'box' ? numbers : null,
      },
      {
        onSuccess: (begun) => {
          id.current = null
          showToast(t('hotspot.begun', { number: number(begun.number) }))
        },
        onError: (error) => {
          const [issue] = failureOf(error).issues
          setFailure(issue ? issueText(t, issue) : failureText(t, error))
        },
      },
    )
  }
  return (
    <Stack as="form" gap="xl" noValidate onSubmit={begin} aria-label={t('hotspot.new')}>
      <SelectField
        label={t('hotspot.level')}
        data={HOTSPOT_LEVELS.map((value) => ({ value, label: t(`area.level.${value}`) }))}
        value={level}
        onChange={({ currentTarget }) => choose(currentTarget.value as HotspotLevel)}
      />
      {HOTSPOT_CELLS[level].length > 1 && (
        <ChoiceTabs
          label={t('hotspot.cell')}
          options={HOTSPOT_CELLS[level].map((side) => ({ value: String(side), label: sideText(distance, side) }))}
          value={String(metres)}
          onChange={(side) => setMetres(Number(side))}
        />
      )}
      <ChoiceTabs
        label={t('hotspot.studyArea')}
        options={[
          { value: 'community', label: t('hotspot.ofCommunity') },
          { value: 'country', label: t('hotspot.ofCountry') },
          { value: 'box', label: t('hotspot.ofBox') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'community' && <ChooseCommunity chosen={community} onChoose={setCommunity} />}
      {kind === 'country' && (
        <SelectField
          label={t('hotspot.country')}
          data={[{ value: '', label: t('hotspot.noCountry') }, ...countries]}
          value={country}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        />
      )}
      {kind === 'box' && (
        <Grid gap="l" least="s">
          {SIDES.map((side) => (
            <TextField
              key={side}
              label={t(`hotspot.${side}`)}
              description={side === 'west' ? t('hotspot.degrees') : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={box[side]}
              onChange={({ currentTarget: { value } }) => setBox((before) => ({ ...before, [side]: value }))}
            />
          ))}
        </Grid>
      )}
      <FormFailure>{failure}</FormFailure>
      {underWay ? (
        <p role="status">{t('hotspot.underWay')}</p>
      ) : (
        <div>
          <Button type="submit" busy={start.isPending && t('app.word.sending')}>
            {t('hotspot.start')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
