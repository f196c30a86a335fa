import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import { LOCATIONS_MAX } from '@fieldfare/shared/limits.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn } from '../../platform/api/queries.ts'
import type { Form } from '../../platform/form/useForm.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { PlaceThumb } from './PlaceThumb.tsx'
import { Button } from '../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { IconPlus } from '../../platform/ui/icons.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { AddPlaceDialog } from './AddPlaceDialog.tsx'
import { type BudgetDraft, budgetCents, type DraftPlace, shareCents } from './budgetDraft.ts'
import { placeColour } from './shareColours.ts'
import { ShareRow } from './ShareRow.tsx'
import classes from './Split.module.css'
import { SplitHead } from './SplitHead.tsx'
import { SplitTools } from './SplitTools.tsx'
import { WhyField } from './WhyField.tsx'

interface LocationsStepProps {
  form: Form<BudgetDraft>
  places: UseQueryResult<FundablePlace[]>
}

const keyOf = ({ kind, id }: DraftPlace) => `${kind} ${id}`

/** The step that divides the budget over places: the person's own areas, and land of communities that they add. */
export function LocationsStep({ form, places }: LocationsStepProps) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const { values } = form
  const chosenPlaces = values.places
  const budget = budgetCents(values.amount) ?? 0
  const placesByKey = new Map((places.data ?? []).map((place) => [`${place.kind} ${place.id}`, place]))
  const set = (next: DraftPlace[]) => form.set('places', next)
  const failure = failureIn(places)
  const fresh = places.data !== undefined && !places.isPlaceholderData
  return (
    <>
      <SplitHead
        budget={budget}
        shares={chosenPlaces.map((one, at) => ({
          key: keyOf(one),
          cents: shareCents(one.amount) ?? 0,
          colour: placeColour(placesByKey.get(keyOf(one))),
          number: at + 1,
        }))}
      />
      <p role="alert" className={`${textClasses.bad} ${classes.error}`}>
        {form.field('places').error}
      </p>
      <Stack gap="l">
        {failure !== null && <FailureStrip failure={failure} onRetry={() => void places.refetch()} />}
        {!places.data && failure === null && <SkeletonLines label={t('app.word.loading')} lines={4} />}
        {chosenPlaces.length === 0 && <p className={textClasses.quiet}>{t('funding.locations.empty')}</p>}
        <Stack as="ul" lined className={classes.rows}>
          {chosenPlaces.map((one, at) => {
            const place = placesByKey.get(keyOf(one))
            if (!place)
              return (
                fresh && <GonePlace key={keyOf(one)} place={one} onRemove={() => set(chosenPlaces.toSpliced(at, 1))} />
              )
            return (
              <PlaceRow
                key={keyOf(one)}
                place={place}
                number={at + 1}
                typed={one.amount}
                budget={budget}
                onChange={(amount) => set(chosenPlaces.with(at, { ...one, amount }))}
                onRemove={() => set(chosenPlaces.toSpliced(at, 1))}
              />
            )
          })}
        </Stack>
        {chosenPlaces.length > 0 && (
          <SplitTools
            typed={chosenPlaces.map(({ amount }) => amount)}
            budget={budget}
            onChange={(typed) => set(chosenPlaces.map((one, at) => ({ ...one, amount: typed[at] ?? one.amount })))}
          />
        )}
        {chosenPlaces.length < LOCATIONS_MAX ? (
          <Button kind="outline" icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('funding.locations.add')}
          </Button>
        ) : (
          <p className={textClasses.quiet}>{t('funding.locations.full', { max: LOCATIONS_MAX })}</p>
        )}
        <WhyField label={t('funding.locations.why')} {...form.field('locationsReason')} />
      </Stack>
      <AddPlaceDialog
        open={adding}
        onClose={() => setAdding(false)}
        chosen={chosenPlaces}
        onAdd={({ kind, id }) => set([...chosenPlaces, { kind, id, amount: '' }])}
      />
    </>
  )
}

interface PlaceRowProps {
  place: FundablePlace
  number: number
  typed: string
  budget: number
  onChange: (typed: string) => void
  onRemove: () => void
}

function PlaceRow({ place, number, typed, budget, onChange, onRemove }: PlaceRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { title, level } = place
  return (
    <ShareRow
      name={title}
      title={`${format.number(number)}. ${title}`}
      picture={<PlaceThumb place={place} size="56x56" />}
      typed={typed}
      budget={budget}
      colour={placeColour(place)}
      onChange={onChange}
    >
      {level === null && <p className={textClasses.quiet}>{t('funding.locations.ofCommunity')}</p>}
      <Button kind="text" aria-label={t('funding.locations.removeNamed', { title })} onClick={onRemove}>
        {t('funding.locations.remove')}
      </Button>
    </ShareRow>
  )
}

function GonePlace({ place, onRemove }: { place: DraftPlace; onRemove: () => void }) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  const cents = shareCents(place.amount) ?? 0
  return (
    <Row as="li" justify="between">
      <Box grow="wide">
        <p className={textClasses.name}>
          {t('funding.locations.gone')}
          {cents > 0 && `: ${euro(cents)}`}
        </p>
        <p className={textClasses.quiet}>{t('funding.locations.goneText')}</p>
      </Box>
      <Button onClick={onRemove}>{t('funding.locations.remove')}</Button>
    </Row>
  )
}
