import { OPINION_FILES, opinionFilePath, type OpinionView, PEOPLE_FILES } from '@fieldfare/shared/opinion.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface OpinionFilesProps {
  opinion: OpinionView
  /** True if the reader may, once voting has ended, download files with a row per person. */
  may: boolean
}

/** The downloads of an opinion map. Files with a row for each person are offered only to the owner, once voting has ended. */
export function OpinionFiles({ opinion: { id, endedAt }, may }: OpinionFilesProps) {
  const { t } = useTranslation()
  const isThere = (file: (typeof OPINION_FILES)[number]) => !PEOPLE_FILES.includes(file) || (may && endedAt !== null)
  return (
    <details>
      <summary className={textClasses.opener}>{t('opinion.files.title')}</summary>
      <Stack gap="s">
        <p className={textClasses.quiet}>{t('opinion.files.text')}</p>
        <ul>
          {OPINION_FILES.filter(isThere).map((file) => (
            <li key={file}>
              <a href={opinionFilePath(id, file)} download className={textClasses.link}>
                {t(`opinion.files.${file}`)}
              </a>
            </li>
          ))}
        </ul>
        {may && !endedAt && <p className={textClasses.quiet}>{t('opinion.files.later')}</p>}
      </Stack>
    </details>
  )
}
