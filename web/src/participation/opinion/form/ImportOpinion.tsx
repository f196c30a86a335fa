import { CONTENT_AUDIENCE } from '@fieldfare/shared/audience.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { THREAD_TITLE_MAX } from '@fieldfare/shared/limits.ts'
import { ImportOpinion as Input } from '@fieldfare/shared/opinion.ts'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useAddForm } from '../../../content/useAddForm.ts'
import { useFileDialog } from '../../../map/import/FileButton.tsx'
import { api } from '../../../platform/api/client.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { issuesFrom } from '../../../platform/form/issues.ts'
import { SendForm } from '../../../platform/form/SendForm.tsx'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { fieldError } from '../../../platform/ui/form/fieldLook.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconFileImport } from '../../../platform/ui/icons.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { putOpinion } from '../data.ts'

const BASE = { title: '', viewpoints: '', votes: '' }

/** The form that imports a conversation of a polis site as an opinion map, from two CSV files of the site's export. */
export function ImportOpinion({ community: { id: communityId } }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useAddForm({
    savedAs: `import opinion ${communityId}`,
    base: BASE,
    // The contents of the files are not saved: after a reload the files have to be chosen again.
    secrets: ['viewpoints', 'votes'],
    check: (values) => issuesFrom(Input, { communityId, ...values }),
    add: api.importOpinion.mutate,
    inputOf: (values) => ({ communityId, ...values }),
    put: putOpinion,
    then: ({ id }) => void navigate({ to: paths.opinion(id), replace: true }),
  })
  return (
    <SendForm form={form} label={t('opinion.import.open')} submit={t('opinion.import.submit')}>
      <p className={textClasses.quiet}>{t('opinion.import.text')}</p>
      <TextField
        label={t('opinion.form.title')}
        autoComplete="off"
        seenBy={<Audience is={CONTENT_AUDIENCE.title} />}
        counted={{ max: THREAD_TITLE_MAX, counter: (used, max) => t('app.word.counter', { used, max }) }}
        {...form.field('title')}
      />
      {(['viewpoints', 'votes'] as const).map((name) => (
        <CsvFile
          key={name}
          label={t(`opinion.import.${name}`)}
          error={form.field(name).error}
          onText={(text) => form.set(name, text)}
        />
      ))}
    </SendForm>
  )
}

interface CsvFileProps {
  label: string
  error: ReactNode
  onText: (text: string) => void
}

/** The button that chooses a CSV file, with the name of the chosen file. */
function CsvFile({ label, error, onText }: CsvFileProps) {
  const { t } = useTranslation()
  const [name, setName] = useState<string | null>(null)
  const read = async (file: File) => {
    onText(await file.text())
    setName(file.name)
  }
  const { ask, input } = useFileDialog(label, (file) => void read(file), '.csv,text/csv')
  return (
    <Stack gap="xs" align="start">
      <Button
        kind="soft"
        icon={<IconFileImport size={20} aria-hidden="true" />}
        aria-invalid={Boolean(error)}
        onClick={ask}
      >
        {label}
      </Button>
      {input}
      {name && <p role="status">{t('opinion.import.chosen', { name })}</p>}
      {error && <p className={textClasses.bad}>{fieldError(error)}</p>}
    </Stack>
  )
}
