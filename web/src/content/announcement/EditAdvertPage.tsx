import { ADVERT_POSITIONS, type AdvertView, LINK_MAX } from '@fieldfare/shared/announcement.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { PhotoPicker } from '../photo/PhotoPicker.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { AdvertCard } from './Advert.tsx'
import { advertInput, advertIssues, advertReaders, advertValues } from './announcementValues.ts'
import { AnnouncementTexts, AnnouncementTimes } from './AnnouncementFields.tsx'
import { adverts, readAdverts } from './data.ts'
import { EditFrame } from './EditFrame.tsx'
import { EditorEnd } from './EditorEnd.tsx'
import { useEditor } from './useEditor.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'

/** Adds or edits an advert, for admins; the id `new` in the URL adds one. */
export function EditAdvertPage() {
  const { id } = useParams({ from: '/main/edit-advert/$id' })
  const { t } = useTranslation()
  const query = useOnce(adverts.one, { id }, { enabled: id !== 'new' })
  return id === 'new' ? (
    <Editor key="new" advert={undefined} />
  ) : (
    <EditFrame query={query} title={t('app.title.editAdvert')}>
      {(advert) => <Editor key={id} advert={advert} />}
    </EditFrame>
  )
}

function Editor({ advert }: { advert: AdvertView | undefined }) {
  const { t } = useTranslation()
  const { mutateAsync: save } = useCall(api.announcement.saveAdvert.mutate, { onSuccess: readAdverts })
  const { mutateAsync: remove } = useCall(api.announcement.deleteAdvert.mutate, { onSuccess: readAdverts })
  const [sendingPhoto, setSendingPhoto] = useState(false)
  const editor = useEditor({
    kind: 'advert',
    item: advert,
    values: () => advertValues(advert),
    readers: advertReaders,
    aliases: { photoId: 'photo' },
    issues: advertIssues,
    input: advertInput,
    save,
    remove,
  })
  const { form } = editor
  const { title, body, link, photo } = form.values
  return (
    <PageFrame
      title={t('app.title.editAdvert')}
      aside={
        <Stack>
          <h2>{t('announcement.field.preview')}</h2>
          <AdvertCard
            advert={{
              title: title || '…',
              body,
              link: link.startsWith('https://') ? link : '',
              image: photo,
            }}
          />
        </Stack>
      }
    >
      <LabelledForm form={form} label={t('app.title.editAdvert')}>
        <SelectField
          label={t('announcement.field.position')}
          data={ADVERT_POSITIONS.map((value) => ({ value, label: t(`announcement.position.${value}`) }))}
          {...form.field('position')}
          onChange={({ currentTarget: { value } }) =>
            form.set('position', ADVERT_POSITIONS.find((one) => one === value) ?? 'BANNER')
          }
        />
        <AnnouncementTexts title={form.field('title')} body={form.field('body')} />
        <TextField
          type="url"
          inputMode="url"
          label={t('announcement.field.link')}
          optional={t('app.word.optional')}
          description={t('announcement.field.linkHint')}
          maxLength={LINK_MAX}
          autoComplete="off"
          {...form.field('link')}
        />
        <PhotoPicker
          label={t('announcement.field.image')}
          optional={t('app.word.optional')}
          value={photo ? [photo] : []}
          onChange={([first]) => form.set('photo', first ?? null)}
          max={1}
          error={form.field('photo').error}
          onBusy={setSendingPhoto}
        />
        <AnnouncementTimes
          locale={form.field('locale')}
          from={form.field('from')}
          until={form.field('until')}
          active={form.field('active')}
        />
        <EditorEnd form={form} waiting={sendingPhoto} title={title} remove={editor.remove} />
      </LabelledForm>
    </PageFrame>
  )
}
