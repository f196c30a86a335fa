import { useId } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { CheckField } from '../../platform/ui/form/CheckField.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { CHOSEN_MAX, type ShapeRow } from './reading/importFile.ts'
import classes from './ShapeList.module.css'
import type { ShapeRows } from './useShapeRows.ts'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

/** The number of shapes above which the list has a search field. */
const SEARCHED = 8

/** The list of a file's shapes, with a checkbox for each shape. `all` is the number of shapes in the file. */
export function ShapeList({ file, rows, all }: { file: string; rows: ShapeRows; all: number }) {
  const { t } = useTranslation()
  const heading = useId()
  const isChosen = new Set(rows.chosen.map(({ index }) => index))
  const some = Math.min(rows.rows.length, CHOSEN_MAX)
  return (
    <Stack as="section" gap="s" aria-labelledby={heading}>
      <h2 id={heading} className={textClasses.heading}>
        {t('fromFile.choose.legend', { name: file })}
      </h2>
      {all > SEARCHED && (
        <Stack>
          <TextField
            label={t('fromFile.choose.search')}
            type="search"
            autoComplete="off"
            value={rows.search}
            onChange={({ currentTarget }) => rows.onSearch(currentTarget.value)}
          />
          <CheckField
            label={t('fromFile.choose.here')}
            value={rows.here}
            onChange={({ currentTarget }) => rows.onHere(currentTarget.checked)}
          />
        </Stack>
      )}
      {all > 1 && (
        <Row gap="l">
          <Button kind="text" onClick={rows.chooseAll}>
            {some === all ? t('fromFile.choose.all') : t('fromFile.choose.first', { amount: some })}
          </Button>
          {rows.chosen.length > 0 && (
            <Button kind="text" onClick={rows.chooseNone}>
              {t('fromFile.choose.none')}
            </Button>
          )}
        </Row>
      )}
      <p role="status" className={textClasses.quiet}>
        {t('fromFile.choose.count', { count: rows.chosen.length, amount: rows.chosen.length })}
        {rows.full && ` ${t('fromFile.choose.full', { amount: CHOSEN_MAX })}`}
      </p>
      {rows.rows.length === 0 && <p>{t('fromFile.choose.nothing')}</p>}
      <Stack as="ul" gap="none" lined>
        {rows.rows.map((row) => (
          <ShapeEntry
            key={row.index}
            row={row}
            chosen={isChosen.has(row.index)}
            full={rows.full}
            onToggle={() => rows.toggle(row.index)}
          />
        ))}
      </Stack>
      {rows.more && (
        <Row>
          <Button kind="text" onClick={rows.more}>
            {t('fromFile.choose.more')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

interface ShapeEntryProps {
  row: ShapeRow
  chosen: boolean
  full: boolean
  onToggle: () => void
}

function ShapeEntry({ row, chosen, full, onToggle }: ShapeEntryProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const id = useId()
  const notes = row.notes.map((note) => t(`fromFile.note.${note}`))
  return (
    <li>
      <Row as="label" tight pad="s" htmlFor={id} className={chosen ? `${classes.row} ${classes.chosen}` : classes.row}>
        <input
          id={id}
          type="checkbox"
          className={classes.box}
          checked={chosen}
          disabled={full && !chosen}
          onChange={onToggle}
        />
        <Stack as="span" grow gap="none" className={textClasses.strong}>
          {row.name || t('fromFile.choose.unnamed', { number: row.index + 1 })}
          <span className={textClasses.quiet}>{[size(row.m2), ...notes].join(' · ')}</span>
        </Stack>
      </Row>
    </li>
  )
}
