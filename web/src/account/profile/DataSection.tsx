import { useTranslation } from 'react-i18next'
import { failureText } from '../../i18n/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { useDownload } from '../mutations.ts'
import classes from './AccountPage.module.css'

/** Downloads all data kept about the person as a file. */
export function DataSection() {
  const { t } = useTranslation()
  const download = useDownload()
  const save = () =>
    download.mutate(undefined, {
      onSuccess: (all) =>
        saveFile(`fieldfare-${all.takenAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(all, null, 2)),
    })
  return (
    <section className={classes.section} aria-labelledby="data-title">
      <h2 id="data-title">{t('account.data.title')}</h2>
      <p>{t('account.data.text')}</p>
      <Button kind="soft" busy={download.isPending && t('account.data.fetching')} onClick={save}>
        {t('account.data.download')}
      </Button>
      <FormFailure>{download.error && failureText(t, download.error)}</FormFailure>
    </section>
  )
}
