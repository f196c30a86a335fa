import type { CommunityView } from '@fieldfare/shared/community.ts'
import { LAND_FILES, type LandFile, landFileUrl } from '@fieldfare/shared/loveMap.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { fetchFile } from '../../../platform/api/fetchFile.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { saveFile } from '../../../platform/ui/saveFile.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import classes from './LandLoveMap.module.css'
import textClasses from '../../../platform/ui/text.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The size of the picture, so that the page does not move when the picture loads. */
const PICTURE = { width: 1624, height: 1328 }

/** The love map (heat map of drawn areas) of an owner's land as a picture, with links to download it and the totals as files. */
export function LandLoveMap({ community: { id, title } }: { community: Pick<CommunityView, 'id' | 'title'> }) {
  const { t, locale } = useTranslation()
  // The files are in the language of this page.
  const urlOf = (ending: LandFile) => landFileUrl(id, ending, locale)
  const [isAway, setIsAway] = useState(false)
  const file = useCall((ending: LandFile) => fetchFile(urlOf(ending)))
  const save = (ending: LandFile) =>
    file.mutate(ending, {
      onSuccess: (blob) => saveFile(`${title} - ${t('loveMap.name')}.${ending}`, blob.type, blob),
    })
  return (
    <Stack as="section" aria-labelledby="land-love-title">
      <h2 id="land-love-title">{t('loveMap.land.title')}</h2>
      <p className={textClasses.quiet}>{t('loveMap.land.text')}</p>
      {!isAway && (
        <img
          className={classes.picture}
          src={urlOf('png')}
          {...PICTURE}
          alt={t('loveMap.land.picture', { title })}
          loading="lazy"
          onError={() => setIsAway(true)}
        />
      )}
      <Row gap="s">
        {LAND_FILES.map((ending) => (
          <Button
            key={ending}
            kind="soft"
            busy={file.isPending && file.variables === ending && t('loveMap.land.making')}
            onClick={() => save(ending)}
          >
            {t(`loveMap.land.files.${ending}`)}
          </Button>
        ))}
      </Row>
      <FormFailure>{file.error && failureText(t, file.error)}</FormFailure>
    </Stack>
  )
}
