import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { usePublicConfig } from '../../../platform/api/publicConfig.ts'
import { useSeen } from '../../../content/useSeen.ts'
import { failureOf, failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { boundsOf } from '../../../map/view/fit.ts'
import { MapView } from '../../../map/view/MapView.tsx'
import { paths } from '../../../platform/paths.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { NotFoundPage } from '../../../platform/shell/states/NotFoundPage.tsx'
import { usePageTitle } from '../../../platform/shell/routing/title.ts'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { IconMapPin2, IconPencil, IconScissors } from '../../../platform/ui/icons.tsx'
import { CardOfArea } from '../story/ShapedCard.tsx'
import { Around } from '../story/Around.tsx'
import { OthersStory } from '../story/Story.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { areas } from '../data.ts'
import { useVisitText } from '../useVisitText.ts'
import { MergeArea } from '../merge/MergeArea.tsx'
import classes from './AreaDetailPage.module.css'
import { LikeButton } from './LikeButton.tsx'
import { OwnFacts } from './OwnFacts.tsx'
import { OwnStory } from './OwnStory.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import type { Outputs } from '../../../platform/api/client.ts'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The full page of the area with the id in `?id=`. */
export function AreaDetailPage() {
  const { id } = useSearch({ from: '/main/measureDetail' })
  return id ? <AreaDetail id={id} /> : <NotFoundPage />
}

function AreaDetail({ id }: { id: string }) {
  const { t } = useTranslation()
  useSeen(id, 0)
  const { data, error, refetch } = useLive(areas.one, { id })
  if (error && !data) {
    // The server refuses a malformed id as bad input; for the reader, no such area exists.
    if (['not-found', 'bad-input'].includes(failureOf(error).code)) return <NotFoundPage />
    return (
      <PageFrame title={t('app.title.measureDetail')}>
        <NoticeStrip kind="bad" action={<Button onClick={() => void refetch()}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, error)}
        </NoticeStrip>
      </PageFrame>
    )
  }
  if (!data)
    return (
      <PageFrame title={t('app.title.measureDetail')}>
        <SkeletonLines label={t('area.detail.loading')} lines={6} />
      </PageFrame>
    )
  return <Shown {...data} />
}

function Shown({ area, own, liked }: Outputs['feed']['measures']['one']) {
  const { t } = useTranslation()
  const format = useFormat()
  const theme = useColourScheme()
  const config = usePublicConfig()
  const visits = useVisitText()
  const phone = usePhone()
  usePageTitle(area.title)
  const maker = own
    ? t('area.detail.byMe')
    : area.creator
      ? t('area.detail.by', { name: area.creator.name })
      : t('area.detail.someone')

  const actions = (
    <>
      {own && (
        <ButtonLink to={paths.addArea} search={{ edit: area.id }} icon={<IconPencil size={20} aria-hidden="true" />}>
          {t('area.edit')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.area(area.id)} kind="action" icon={<IconMapPin2 size={20} aria-hidden="true" />}>
        {t('area.detail.onMap')}
      </ButtonLink>
    </>
  )
  return (
    <PageFrame
      title={area.title}
      intro={`${maker}, ${format.date(area.dateCreated)}`}
      actions={!phone && actions}
      aside={own && <OwnFacts area={own} />}
    >
      <Stack gap="xl">
        <Stack gap="l">
          {own ? <OwnStory area={own} /> : <OthersStory area={area} />}
          <Row tight gap="l" align="baseline">
            <strong className={classes.rating}>{area.rating}</strong>
            <Stack gap="none">
              <span className={textClasses.strong}>{t('area.ofTen', { max: RATING_MAX })}</span>
              <p className={textClasses.intro}>
                <LevelGlyph level={area.level} size={20} />{' '}
                {[
                  [t(`area.level.${area.level}`), format.size(own?.areaM2 ?? geodesicArea(area.geometry))].join(', '),
                  own && visits(own),
                ]
                  .filter(Boolean)
                  .join('. ')}
              </p>
            </Stack>
          </Row>
          <div className={classes.map}>
            <MapView
              key={area.version}
              label={t('area.wizard.mapLabel')}
              theme={theme}
              styleUrl={config?.mapStyleUrl}
              everyone={false}
              selected={area.id}
              fit={boundsOf([area.geometry])}
              {...(own ? { mine: [area] } : { fresh: [area] })}
              controls={['zoom', 'layers']}
            />
          </div>
          {phone && <Row gap="s">{actions}</Row>}
          <LikeButton
            id={area.id}
            title={area.title}
            picture={area}
            likes={area.likes}
            liked={liked}
            own={own !== null}
          />
          <CardOfArea id={area.id} version={area.version} title={area.title} />
          {own && (
            <Row gap="s">
              <ButtonLink
                to={paths.splitArea.pattern}
                params={{ id: area.id }}
                icon={<IconScissors size={20} aria-hidden="true" />}
              >
                {t('area.split.open')}
              </ButtonLink>
              <MergeArea key={area.id} own={own} />
            </Row>
          )}
        </Stack>
        <Around id={area.id} />
      </Stack>
    </PageFrame>
  )
}
