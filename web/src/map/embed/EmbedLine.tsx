import { escapeHtml } from '@fieldfare/shared/escapeHtml.ts'
import { useState } from 'react'
import { currentLocale, useTranslation } from '../../platform/i18n/translation.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { IconCopy } from '../../platform/ui/icons.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import classes from './EmbedLine.module.css'

interface EmbedLineProps {
  /** The path of the embedded map. */
  path: string
  /** The name of the map. */
  title: string
}

const HEIGHT = 480

/** Returns the line of HTML (an iframe) with which another website shows a map. `address` is the URL of the map. */
export function embedLine(address: string, title: string): string {
  return `<iframe src="${address}" title="${escapeHtml(title)}" width="100%" height="${HEIGHT}" style="border:0" loading="lazy"></iframe>`
}

/** Shows the line of HTML that embeds a map in another website, with a button to copy it, and a preview of the embedded map. */
export function EmbedLine({ path, title }: EmbedLineProps) {
  const { t } = useTranslation()
  const [status, setStatus] = useState('')
  const [previewed, setPreviewed] = useState(false)
  const address = `${new URL(path, window.location.origin).href}?lang=${currentLocale().slice(0, 2)}`
  const line = embedLine(address, title)

  async function copy() {
    try {
      await navigator.clipboard.writeText(line)
      setStatus(t('embed.copied'))
    } catch {
      setStatus(t('embed.notCopied'))
    }
  }

  return (
    <Stack>
      <h3 className={textClasses.heading}>{t('embed.title')}</h3>
      <p>{t('embed.text')}</p>
      <TextField label={t('embed.line')} value={line} readOnly onFocus={(event) => event.currentTarget.select()} />
      <p className={textClasses.quiet} role="status">
        {status}
      </p>
      <Row gap="s">
        <Button icon={<IconCopy size={22} aria-hidden="true" />} onClick={() => void copy()}>
          {t('embed.copy')}
        </Button>
        {!previewed && (
          <Button kind="text" onClick={() => setPreviewed(true)}>
            {t('embed.preview')}
          </Button>
        )}
      </Row>
      {previewed && <iframe className={classes.preview} src={address} title={t('embed.previewOf', { title })} />}
    </Stack>
  )
}
