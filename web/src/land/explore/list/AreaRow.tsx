import type { AreaView } from '@fieldfare/shared/area.ts'
import { RATING_MAX, type Level } from '@fieldfare/shared/limits.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { PlacePicture } from '../../../map/thumbnail/PlacePicture.tsx'
import { IconChevronRight } from '../../../platform/ui/icons.tsx'
import { keptFilter } from '../filter/mapFilter.ts'
import classes from './rows.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import { layoutClass } from '../../../platform/ui/layout/layoutClass.ts'

/** The size of the thumbnail in a row. */
export const ROW_PICTURE = '72x56'

export interface Pointing {
  /** The id of the area or community under the pointer on the map, whose row is highlighted. */
  lit: string | null
  onPoint(id: string | null): void
  /** True if the link of a row replaces the history entry of an open layer. */
  replace?: boolean
}

interface AreaRowProps extends Pointing {
  id: string
  title: string
  level: Level
  mine: boolean
  /** Undefined while the area is loading. */
  area: Pick<AreaView, 'rating' | 'likes' | 'geometry' | 'version' | 'photos'> | undefined
  /** A text shown instead of the area's level and likes. */
  facts?: string
}

/** An area in a list: thumbnail, name, rating and a link that opens it on the map. */
export function AreaRow({ id, title, level, mine, area, facts, lit, onPoint, replace = false }: AreaRowProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const name = t(`area.level.${level}`)
  const likes = area && area.likes > 0 ? t('map.page.likes', { count: area.likes, number: number(area.likes) }) : null
  const point = {
    onMouseEnter: () => onPoint(id),
    onFocus: () => onPoint(id),
    onMouseLeave: () => onPoint(null),
    onBlur: () => onPoint(null),
  }
  return (
    <li>
      <Link
        to={paths.area.pattern}
        params={{ id }}
        search={keptFilter}
        replace={replace}
        resetScroll={false}
        className={layoutClass('row', { tight: true }, classes.row)}
        data-lit={lit === id || undefined}
        {...point}
      >
        <span className={classes.sign}>
          {area && (
            <PlacePicture
              of={{ kind: 'areas', id, version: area.version }}
              own={mine}
              photo={area.photos?.[0]}
              size={ROW_PICTURE}
              geometry={area.geometry}
              level={level}
            />
          )}
          <LevelGlyph level={level} mine={mine} size={mine ? 26 : 22} />
        </span>
        <Stack as="span" grow gap="none">
          <span className={textClasses.name}>{title}</span>
          <span className={textClasses.quiet}>
            {facts ?? [name, mine ? t('map.page.mine') : likes].filter(Boolean).join(', ')}
          </span>
        </Stack>
        {area && (
          <span className={classes.rating}>
            <span aria-hidden="true">{area.rating}</span>
            <span className={textClasses.heard}>{t('map.page.rating', { rating: area.rating, max: RATING_MAX })}</span>
          </span>
        )}
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  )
}
