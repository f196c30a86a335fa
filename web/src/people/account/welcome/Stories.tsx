import '@fontsource/literata/400-italic.css'
import type { ToldStory } from '@fieldfare/shared/story.ts'
import { Link } from '@tanstack/react-router'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useJoined } from '../../../platform/api/useLive.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { boundsOf, prefersStill } from '../../../map/view/fit.ts'
import { paths } from '../../../platform/paths.ts'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconArrowLeft, IconArrowRight, IconPlayerPause, IconPlayerPlay } from '../../../platform/ui/icons.tsx'
import classes from './Stories.module.css'
import { useSlideshow } from './useSlideshow.ts'

/** Duration of a flight in milliseconds: slow enough to follow it. */
const FLIGHT_MS = 5000
const CLOSEST = 12
const MARGIN = 60

interface StoriesProps {
  map: Map
  stories: readonly ToldStory[]
  /** Pixels at the left that the card covers. */
  inset: number
  phone: boolean
  /** Called with the area whose story is shown. */
  onShow: (id: string) => void
}

/** Shows what people say about their places, one after the other, while the map goes there. */
export function Stories({ map, stories, inset, phone, onShow }: StoriesProps) {
  const { t } = useTranslation()
  const { index, playing, hold, pause, play, go } = useSlideshow(stories.length, prefersStill())
  const story = stories[index]
  // A story that its author hides leaves this page, too.
  useJoined(story ? [{ feed: 'measures', scope: 'one', id: story.id }] : [])

  const lead = useEffectEvent(({ id, geometry }: ToldStory) => {
    onShow(id)
    const bounds = boundsOf([geometry])
    if (!bounds) return
    const bottom = phone ? 160 : MARGIN
    map.fitBounds([...bounds], {
      padding: { left: phone ? MARGIN / 2 : MARGIN, right: phone ? MARGIN / 2 : MARGIN, top: MARGIN, bottom },
      maxZoom: CLOSEST,
      duration: prefersStill() ? 0 : FLIGHT_MS,
    })
  })
  // The first story does not move the map, so that the page loads without motion.
  const moved = index > 0 || !playing
  useEffect(() => {
    if (story && moved) lead(story)
  }, [story, moved])

  const stop = useEffectEvent(pause)
  useEffect(() => {
    // The flights end once the visitor moves the map.
    const events = ['dragstart', 'wheel'] as const
    for (const event of events) map.on(event, stop)
    return () => events.forEach((event) => void map.off(event, stop))
  }, [map])

  if (!story) return null
  const { id, title, level, rating, description, creator } = story
  return (
    <section
      className={classes.card}
      style={inset > 0 ? { maxWidth: `calc(100% - ${Math.round(inset)}px - 60px)` } : undefined}
      aria-label={t('story.play.label')}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div aria-live={playing ? 'off' : 'polite'} className={classes.story} key={id}>
        <blockquote className={classes.words}>{description}</blockquote>
        <p className={classes.about}>
          <LevelGlyph level={level} size={20} />
          <Link to={paths.area(id)} className={classes.title}>
            {title}
          </Link>
          <span>{t(`area.level.${level}`)}</span>
          <span>{t('area.rated', { rating })}</span>
          {creator && <span>{creator.name}</span>}
        </p>
      </div>
      {stories.length > 1 && (
        <div className={classes.controls}>
          <IconButton label={t('story.play.previous')} onClick={() => go(-1)}>
            <IconArrowLeft size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t(playing ? 'story.play.pause' : 'story.play.play')} onClick={playing ? pause : play}>
            {playing ? (
              <IconPlayerPause size={20} aria-hidden="true" />
            ) : (
              <IconPlayerPlay size={20} aria-hidden="true" />
            )}
          </IconButton>
          <IconButton label={t('story.play.next')} onClick={() => go(1)}>
            <IconArrowRight size={20} aria-hidden="true" />
          </IconButton>
          <span className={classes.place}>{t('story.play.place', { n: index + 1, count: stories.length })}</span>
        </div>
      )}
    </section>
  )
}
