import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { keepChosenFile } from '../../map/import/chosenFile.ts'
import { useFileDrop } from '../../map/import/useFileDrop.ts'
import { paths } from '../../platform/paths.ts'
import classes from './MapPage.module.css'
import textClasses from '../../platform/ui/text.module.css'

/** Opens a file with shapes that is dropped on the map page, and shows a hint while the file is dragged over the page. */
export function DropFile() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { at } = useSearch({ strict: false })
  const over = useFileDrop((file) => {
    keepChosenFile(file)
    void navigate({ to: paths.areasFromFile, search: { at } })
  })
  return (
    <p role="status" className={over ? classes.drop : textClasses.heard}>
      {over && t('map.page.drop')}
    </p>
  )
}
