import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { saveFile } from '../../../platform/ui/saveFile.ts'
import { AREA_FILES, type AreaFile } from '../signInOut.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { fetchFile } from '../../../platform/api/fetchFile.ts'
import { api } from '../../../platform/api/client.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

/** Downloads all data kept about the person as a file. */
export function DataSection() {
  const { t } = useTranslation()
  const download = useCall(api.account.download.query)
  const save = () =>
    download.mutate(undefined, {
      onSuccess: (all) =>
        saveFile(`fieldfare-${all.takenAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(all, null, 2)),
    })
  const file = useCall((ending: AreaFile) => fetchFile(`/api/my-areas.${ending}`))
  const error = download.error ?? file.error
  const saveAreas = (ending: AreaFile) =>
    file.mutate(ending, { onSuccess: (blob) => saveFile(`my-areas.${ending}`, blob.type, blob) })
  return (
    <Stack as="section" gap="l" snug aria-labelledby="data-title">
      <h2 id="data-title">{t('account.data.title')}</h2>
      <p>{t('account.data.text')}</p>
      <Button kind="soft" busy={download.isPending && t('account.data.fetching')} onClick={save}>
        {t('account.data.download')}
      </Button>
      <p>{t('account.data.areas')}</p>
      <Row gap="s">
        {AREA_FILES.map((ending) => (
          <Button
            key={ending}
            kind="soft"
            busy={file.isPending && file.variables === ending && t('account.data.fetching')}
            onClick={() => saveAreas(ending)}
          >
            {t(`account.data.${ending}`)}
          </Button>
        ))}
      </Row>
      <FormFailure>{error && failureText(t, error)}</FormFailure>
    </Stack>
  )
}
