import { useTranslation } from '../../platform/i18n/translation.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { IconPolygon } from '../../platform/ui/icons.tsx'
import classes from './MapPage.module.css'

/** The map's primary button: opens the page to draw an area, at the map's current position. */
export function DrawHereButton() {
  const { t } = useTranslation()
  return (
    <ButtonLink
      to={paths.addArea}
      search={({ at }) => ({ at })}
      kind="call"
      className={classes.draw}
      data-bottom-tools
      icon={<IconPolygon size={22} aria-hidden="true" />}
    >
      {t('area.draw')}
    </ButtonLink>
  )
}
