import { toCsv } from '@fieldfare/shared/csv.ts'
import { type BadLine, type Invitee, readInvitees } from '@fieldfare/shared/inviteeList.ts'
import { type CampaignView, LIST_LINES_MAX } from '@fieldfare/shared/survey.ts'
import { useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { UnsavedDialog } from '../../platform/ui/overlay/UnsavedDialog.tsx'
import { saveFile } from '../../platform/ui/saveFile.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { linkOf } from './secrets.ts'
import { useListMaking } from './useListMaking.ts'
import textClasses from '../../platform/ui/text.module.css'

/** The highest number of invalid lines that are shown. */
const SHOWN = 10
/** The largest file to read, in bytes: enough for LIST_LINES_MAX long lines. */
const FILE_MAX = 20 * 1024 * 1024

interface Chosen {
  good: Invitee[]
  bad: BadLine[]
}

/** Makes an invitation for each line of a list, or a given number of invitations. Their links can be downloaded once. */
export function ListMaker({ campaign }: { campaign: CampaignView }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { making, make, goOn } = useListMaking(campaign.id)
  const field = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState('')
  const [fileList, setFileList] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [downloaded, setDownloaded] = useState<string>()

  const readList = async (file: File) => {
    const list = file.size > FILE_MAX ? null : readInvitees(await file.text())
    setFileList(list)
    if (!list) setProblem(t('campaign.list.tooLarge', { max: number(LIST_LINES_MAX) }))
    else setProblem(list.good.length === 0 && list.bad.length === 0 ? t('campaign.list.noLines') : null)
  }
  const typedCount = Number(count)
  const counted = Number.isInteger(typedCount) && typedCount > 0 && typedCount <= LIST_LINES_MAX ? typedCount : 0
  const invitees = fileList ? fileList.good : Array.from({ length: counted }, () => ({ label: '', address: '' }))
  const start = () => {
    if (invitees.length === 0) return setProblem(t('errors.field.range'))
    setProblem(null)
    make(invitees)
    setFileList(null)
    setCount('')
  }
  const download = () => {
    if (!making) return
    const head = (['name', 'address', 'link'] as const).map((name) => t(`campaign.list.columns.${name}`))
    const rows = making.invitations
      .slice(0, making.done)
      .map(({ label, address, secret }) => [label, address, linkOf(campaign.flow, secret)])
    saveFile(`${campaign.name} ${making.batch.slice(0, 8)}.csv`, 'text/csv', toCsv([head, ...rows]))
    setDownloaded(making.batch)
  }
  const complete = making && making.done === making.invitations.length
  return (
    <Stack as="section">
      <h2>{t('campaign.list.title')}</h2>
      <p className={textClasses.quiet}>{t('campaign.list.text')}</p>
      <TextField
        label={t('campaign.list.number')}
        description={t('campaign.list.numberHint')}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={({ currentTarget }) => {
          setCount(currentTarget.value)
          setFileList(null)
        }}
      />
      <Row>
        <Button kind="soft" onClick={() => field.current?.click()}>
          {t('campaign.list.file')}
        </Button>
        <input
          ref={field}
          className={textClasses.heard}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t('campaign.list.file')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void readList(file)
            // Otherwise the browser would report no change when the same file is chosen again.
            currentTarget.value = ''
          }}
        />
      </Row>
      <p className={textClasses.quiet}>{t('campaign.list.fileHint', { max: number(LIST_LINES_MAX) })}</p>
      {fileList && <ChosenList list={fileList} name={campaign.name} />}
      <FormFailure>{problem}</FormFailure>
      {invitees.length > 0 && !making?.busy && (
        <Row>
          <Button kind="action" onClick={start}>
            {t('campaign.list.make', { count: invitees.length, number: number(invitees.length) })}
          </Button>
        </Row>
      )}
      {making && (
        <Stack role="status">
          <p>
            <strong>
              {complete
                ? t('campaign.list.madeTitle')
                : t('campaign.list.making', { done: number(making.done), number: number(making.invitations.length) })}
            </strong>
          </p>
          {making.failure !== null && (
            <>
              <FormFailure>{failureText(t, making.failure)}</FormFailure>
              <Row>
                <Button kind="action" onClick={goOn}>
                  {t('campaign.list.rest')}
                </Button>
              </Row>
            </>
          )}
          {!making.busy && making.done > 0 && (
            <>
              <p>{t('campaign.list.made')}</p>
              <Row>
                <Button kind="action" onClick={download}>
                  {t('campaign.list.download')}
                </Button>
              </Row>
            </>
          )}
        </Stack>
      )}
      <UnsavedDialog
        dirty={making !== null && making.done > 0 && downloaded !== making.batch}
        closing
        words={{
          title: t('campaign.list.leave.title'),
          text: t('campaign.list.leave.text'),
          stay: t('campaign.list.leave.stay'),
          leave: t('campaign.list.leave.leave'),
        }}
      />
    </Stack>
  )
}

/** Shows how many lines of a list are valid, and which lines are not. */
function ChosenList({ list: { good, bad }, name }: { list: Chosen; name: string }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const whyOf = ({ why, params }: BadLine) => t(`campaign.list.why.${why}`, params ?? {})
  const downloadBad = () => {
    const head = (['line', 'why'] as const).map((column) => t(`campaign.list.columns.${column}`))
    const rows = bad.map((one) => [one.line, whyOf(one), one.text])
    saveFile(`${name}.csv`, 'text/csv', toCsv([[...head, ''], ...rows]))
  }
  return (
    <Stack role="status">
      <p>
        <strong>{t('campaign.list.good', { count: good.length, number: number(good.length) })}</strong>
      </p>
      {bad.length > 0 && (
        <>
          <p>{t('campaign.list.bad', { count: bad.length, number: number(bad.length) })}</p>
          <Stack as="ul" gap="xs" className={textClasses.quiet}>
            {bad.slice(0, SHOWN).map((one) => (
              <li key={one.line}>
                {t('campaign.list.badLine', { line: number(one.line), why: whyOf(one) })} <code>{one.text}</code>
              </li>
            ))}
            {bad.length > SHOWN && <li>{t('campaign.list.badMore', { number: number(bad.length - SHOWN) })}</li>}
          </Stack>
          <Row>
            <Button kind="soft" onClick={downloadBad}>
              {t('campaign.list.badFile')}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}
