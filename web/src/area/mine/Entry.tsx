import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { RATING_MAX } from '@fieldfare/shared/areaLimits.ts'
import { IconDotsVertical } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { LevelGlyph } from '../../map/style/LevelGlyph.tsx'
import { MapThumbnail } from '../../map/view/MapThumbnail.tsx'
import { paths } from '../../paths.ts'
import { useColourScheme } from '../../shell/colourScheme.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { usePhone } from '../../ui/usePhone.ts'
import { useVisitWords } from '../words.ts'
import classes from './Timeline.module.css'

interface EntryProps {
  area: MyAreaView
  onRemove: () => void
}

/** One area with its piece of map, what was said of it, and what can be done with it. */
export function Entry({ area, onRemove }: EntryProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const theme = useColourScheme()
  const phone = usePhone()
  const visits = useVisitWords()
  const { title, level, rating, dateCreated } = area
  const quote = area.explanation || area.description
  return (
    <article className={classes.entry}>
      <div className={classes.picture}>
        <MapThumbnail geometry={area.geometry} level={level} theme={theme} {...(phone ? { width: 104, height: 104 } : {})} />
      </div>
      <h2 className={classes.title}>
        <Link to={paths.measureDetail} search={{ id: area.id }}>
          {title}
        </Link>
      </h2>
      <p className={classes.facts}>
        <span className={classes.level}>
          <LevelGlyph level={level} size={20} />
          <strong>{t(`area.level.${level}`)}</strong>
        </span>
        <span>{format.size(area.areaM2)}</span>
        <span className={classes.visits}>{visits(area)}</span>
      </p>
      <p className={classes.rating}>
        <strong>{rating}</strong> {t('area.ofTen', { max: RATING_MAX })}
      </p>
      {quote && <p className={classes.quote}>“{quote}”</p>}
      <time className={classes.date} dateTime={dateCreated} title={format.dateTime(dateCreated)}>
        {format.date(dateCreated)}
      </time>
      {phone ? <EntryMenu area={area} onRemove={onRemove} /> : <EntryActions area={area} onRemove={onRemove} />}
    </article>
  )
}

/** Both verbs, named with their area for those who hear them out of place. */
function EntryActions({ area, onRemove }: EntryProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.actions}>
      <ButtonLink to={paths.addArea} search={{ edit: area.id }} kind="text" aria-label={`${t('area.edit')}: ${area.title}`}>
        {t('area.edit')}
      </ButtonLink>
      <Button kind="dangerText" aria-label={`${t('area.remove')}: ${area.title}`} onClick={onRemove}>
        {t('area.remove')}
      </Button>
    </div>
  )
}

function EntryMenu({ area, onRemove }: EntryProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={classes.menu}
        aria-label={t('area.more', { title: area.title })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconDotsVertical size={24} aria-hidden="true" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={area.title}>
        <div className={classes.choices}>
          <ButtonLink to={paths.addArea} search={{ edit: area.id }} replace kind="soft" wide>
            {t('area.edit')}
          </ButtonLink>
          <ButtonLink to={paths.area(area.id)} replace kind="soft" wide>
            {t('area.onMap')}
          </ButtonLink>
          <Button
            kind="dangerText"
            wide
            onClick={() => {
              setOpen(false)
              onRemove()
            }}
          >
            {t('area.remove')}
          </Button>
          <Button kind="text" wide onClick={() => setOpen(false)}>
            {t('app.word.close')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
