import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { SelectField } from '../../platform/ui/form/SelectField.tsx'
import { refusedText } from './faultText.ts'
import type { FileReport, ProjectionWanted, ReadOptions } from './reading/importFile.ts'
import { PROJECTIONS } from './reading/projections.ts'
import classes from './ShapeList.module.css'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface FileNoticesProps {
  report: FileReport
  options: ReadOptions
  onChange: (options: ReadOptions) => void
}

/** Notices about changed and refused shapes of a file, with controls to correct a guessed projection or order of coordinates. */
export function FileNotices({ report, options, onChange }: FileNoticesProps) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  const { swapped, swappable, projection, assumed, unshifted, refused, refusedCount } = report
  const more = refusedCount - refused.length
  return (
    <Stack gap="s">
      {swapped && (
        <Stack tone="sunk" note gap="xs" align="start" role="status">
          <p>{t('fromFile.said.swapped')}</p>
          <Button kind="text" onClick={() => onChange({ ...options, order: 'file' })}>
            {t('fromFile.said.unswap')}
          </Button>
        </Stack>
      )}
      {refusedCount > 0 && (
        <Stack tone="sunk" note gap="xs" align="start" role="status">
          <p>{t('fromFile.said.refused', { count: refusedCount, amount: refusedCount })}</p>
          <ul>
            {refused.map((one, index) => (
              <li key={index}>{refusedText(t, one)}</li>
            ))}
            {more > 0 && <li>{t('fromFile.said.more', { count: more, amount: more })}</li>}
          </ul>
        </Stack>
      )}
      <details className={classes.details} onToggle={({ currentTarget }) => setChanging(currentTarget.open)}>
        <summary className={textClasses.quiet}>
          {[
            projection && t('fromFile.said.projection', { name: projection }),
            assumed && t('fromFile.said.assumed'),
            unshifted && t('fromFile.said.unshifted'),
            t('fromFile.said.change'),
          ]
            .filter(Boolean)
            .join(' ')}
        </summary>
        {/* The list of two hundred projections is rendered only once its section is opened. */}
        {changing && (
          <ProjectionField
            likely={[]}
            value={options.projection ?? ''}
            onChange={(code) => onChange({ projection: code || undefined })}
          />
        )}
        {swappable && !swapped && (
          <Button kind="text" onClick={() => onChange({ ...options, order: 'swapped' })}>
            {t('fromFile.said.swap')}
          </Button>
        )}
      </details>
    </Stack>
  )
}

interface ProjectionFieldProps extends Pick<ProjectionWanted, 'likely'> {
  /** The code of the chosen projection; empty for the projection that the file names. */
  value: string
  onChange: (code: string) => void
}

/** A list of all projections to choose from, the likely ones first. */
export function ProjectionField({ likely, value, onChange }: ProjectionFieldProps) {
  const { t } = useTranslation()
  const fits = new Set(likely)
  const best = likely.flatMap((code) => PROJECTIONS.find((one) => one.code === code) ?? [])
  const otherProjections = PROJECTIONS.filter(({ code }) => !fits.has(code))
  const options = (list: typeof otherProjections) =>
    list.map(({ code, name }) => (
      <option key={code} value={code}>
        {`${name} (${code})`}
      </option>
    ))
  return (
    <SelectField
      label={t('fromFile.projection.label')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t('fromFile.projection.auto')}</option>
      {best.length > 0 && <optgroup label={t('fromFile.projection.likely')}>{options(best)}</optgroup>}
      <optgroup label={t('fromFile.projection.others')}>{options(otherProjections)}</optgroup>
    </SelectField>
  )
}
