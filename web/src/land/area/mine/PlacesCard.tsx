import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { CARD_PLACES, type CardSize, PICTURE_SIZES, placesCardUrl } from '@fieldfare/shared/card.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink, type ButtonKind } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { Skeleton } from '../../../platform/ui/feedback/Skeleton.tsx'
import { CheckField } from '../../../platform/ui/form/CheckField.tsx'
import { IconPhoto } from '../../../platform/ui/icons.tsx'
import { MoreButton } from '../../../platform/ui/layout/PagedList.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { ShapedCard } from '../story/ShapedCard.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { areas } from '../data.ts'
import classes from './PlacesCard.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The button that opens the card with the person's favourite places. */
export function PlacesCardButton({ kind = 'soft' }: { kind?: ButtonKind }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind={kind} icon={<IconPhoto size={22} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('story.card.open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('story.card.title')}
        actions={
          <Button kind="text" onClick={() => setOpen(false)}>
            {t('app.word.close')}
          </Button>
        }
      >
        <PlacesCard />
      </Dialog>
    </>
  )
}

/** A preview of the card with the person's places, the choice of places, and buttons to share, save or print the card. */
function PlacesCard() {
  const { t } = useTranslation()
  const query = usePagedQuery(areas.mine)
  const [chosenIds, setChosenIds] = useState<readonly string[] | null>(null)
  const { items } = query
  if (!items) return query.failure === null ? <Skeleton height={280} /> : failureText(t, query.failure)
  const { ids, titles, src } = onCard(items, chosenIds)
  const many = items.length > CARD_PLACES || query.hasMore
  const missing = CARD_PLACES - items.length
  return (
    <Stack>
      {missing > 0 && (
        <p className={textClasses.intro}>
          {t('story.card.missing', { count: missing })}{' '}
          <ButtonLink to={paths.addArea} kind="text">
            {t('area.draw')}
          </ButtonLink>
        </p>
      )}
      <ShapedCard src={src} title={t('story.card.places')}>
        {(shown, size) => <CardPicture key={shown} src={shown} size={size} alt={t('story.card.alt', { titles })} />}
      </ShapedCard>
      {many && chosenIds === null && (
        <Button kind="text" onClick={() => setChosenIds(ids)}>
          {t('story.card.choose')}
        </Button>
      )}
      {chosenIds && (
        <Stack as="fieldset" gap="xs">
          <legend>{t('story.card.chosen', { number: ids.length, max: CARD_PLACES })}</legend>
          {items.map(({ id, title, rating }) => (
            <CheckField
              key={id}
              label={`${title}, ${t('area.rated', { rating })}`}
              value={ids.includes(id)}
              disabled={ids.includes(id) ? ids.length === 1 : ids.length === CARD_PLACES}
              onChange={() => setChosenIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])}
            />
          ))}
          {query.hasMore && <MoreButton busy={query.loadingMore} label={t('app.word.more')} onPress={query.more} />}
        </Stack>
      )}
    </Stack>
  )
}

/** The picture of the card, which the server makes on request. */
function CardPicture({ src, size, alt }: { src: string; size: CardSize; alt: string }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming')
  if (state === 'failed') return <NoticeStrip kind="bad">{t('story.card.failed')}</NoticeStrip>
  return (
    <div className={classes.picture} aria-busy={state === 'coming'}>
      {state === 'coming' && <Skeleton height={280} />}
      <img
        src={src}
        alt={alt}
        {...PICTURE_SIZES[size]}
        hidden={state === 'coming'}
        onLoad={() => setState('there')}
        onError={() => setState('failed')}
      />
    </div>
  )
}

/**
 * Returns the content of the card: the chosen areas, or without a choice the areas that the server takes by default. The URL of the
 * card changes whenever one of the areas changes.
 */
export function onCard(areas: readonly MyAreaView[], chosen: readonly string[] | null) {
  const highest = () => areas.toSorted((a, b) => b.rating - a.rating).slice(0, CARD_PLACES)
  const selected = chosen?.flatMap((id) => areas.find((area) => area.id === id) ?? []) ?? []
  const cardAreas = selected.length > 0 ? selected : highest()
  const ids = cardAreas.map(({ id }) => id)
  const versions = cardAreas.map(({ version }) => version).join('.')
  return {
    ids,
    titles: cardAreas.map(({ title }) => title).join(', '),
    src: (size: CardSize) => `${placesCardUrl(selected.length > 0 ? ids : [], size)}&${versions}`,
  }
}
