import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { PlacePicture } from '../../../map/thumbnail/PlacePicture.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { ListEntry } from '../../../platform/ui/layout/ListEntry.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { ActionMenu } from '../../../platform/ui/overlay/ActionMenu.tsx'
import { useVisitText } from '../useVisitText.ts'
import classes from './MyAreasPage.module.css'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface AreaEntryProps {
  area: MyAreaView
  onDelete: () => void
}

/** An entry in the list of the person's areas, with thumbnail, facts and actions. */
export function AreaEntry({ area, onDelete }: AreaEntryProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const visits = useVisitText()
  const { title, level, rating, dateCreated } = area
  const quote = area.explanation || area.description
  return (
    <ListEntry
      picture={
        <PlacePicture
          of={{ kind: 'areas', id: area.id, version: area.version }}
          own
          photo={area.photos[0]}
          size={phone ? '104x104' : '220x148'}
          geometry={area.geometry}
          level={level}
        />
      }
      title={
        <Link to={paths.measureDetail} search={{ id: area.id }}>
          {title}
        </Link>
      }
      facts={
        <>
          <Row as="span" gap="s" className={classes.level}>
            <LevelGlyph level={level} size={20} />
            <strong>{t(`area.level.${level}`)}</strong>
          </Row>
          <span>{format.size(area.areaM2)}</span>
          <span>{visits(area)}</span>
        </>
      }
      mark={
        <>
          <strong>{rating}</strong> {t('area.ofTen', { max: RATING_MAX })}
        </>
      }
      text={quote && <span className={`${textClasses.people} ${classes.quote}`}>{quote}</span>}
      date={
        <time dateTime={dateCreated} title={format.dateTime(dateCreated)}>
          {format.date(dateCreated)}
        </time>
      }
      {...(phone
        ? { menu: <EntryMenu area={area} onDelete={onDelete} /> }
        : { actions: <EntryActions area={area} onDelete={onDelete} /> })}
    />
  )
}

/** The buttons that edit and delete an area, labelled with its title for screen readers. */
function EntryActions({ area, onDelete }: AreaEntryProps) {
  const { t } = useTranslation()
  return (
    <>
      <ButtonLink
        to={paths.addArea}
        search={{ edit: area.id }}
        kind="text"
        aria-label={`${t('area.edit')}: ${area.title}`}
      >
        {t('area.edit')}
      </ButtonLink>
      <Button kind="dangerText" aria-label={`${t('area.remove')}: ${area.title}`} onClick={onDelete}>
        {t('area.remove')}
      </Button>
    </>
  )
}

function EntryMenu({ area, onDelete }: AreaEntryProps) {
  const { t } = useTranslation()
  const { id, title } = area
  return (
    <ActionMenu label={t('app.word.actionsFor', { title })} title={title} close={t('app.word.close')}>
      {(then) => (
        <>
          <ButtonLink to={paths.addArea} search={{ edit: id }} replace kind="soft" wide>
            {t('area.edit')}
          </ButtonLink>
          <ButtonLink to={paths.area(id)} replace kind="soft" wide>
            {t('area.onMap')}
          </ButtonLink>
          <Button kind="dangerText" wide onClick={then(onDelete)}>
            {t('area.remove')}
          </Button>
        </>
      )}
    </ActionMenu>
  )
}
