import type { Locale } from '@fieldfare/shared/locale.ts'
import type { MailWords } from '@fieldfare/shared/mailTemplate.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useColourScheme } from '../../platform/shell/layout/colourScheme.ts'
import { ChoiceTabs } from '../../platform/ui/form/ChoiceTabs.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { useSettled } from '../../platform/useSettled.ts'
import classes from './Mailer.module.css'

/** Milliseconds without typing after which the server makes a new preview. */
const PAUSE_MS = 500

interface MailPreviewProps {
  words: MailWords
  locale: Locale
  /** True to show the footer of mailings to many people. */
  toMany?: boolean
}

/**
 * A mail with example values, as the server renders it, in light or dark colours. A hidden form posts the text into a sandboxed frame,
 * since an unsaved text has no URL. Each preview is in a new frame; otherwise every change would add an entry to the page's history.
 */
export function MailPreview({ words, locale, toMany = false }: MailPreviewProps) {
  const { t } = useTranslation()
  const scheme = useColourScheme()
  const [look, setLook] = useState<'light' | 'dark' | null>(null)
  const shownScheme = look ?? scheme
  const fields = { ...words, locale, dark: shownScheme === 'dark' ? 'yes' : 'no', toMany: toMany ? 'yes' : 'no' }
  const posted = useSettled(fields, PAUSE_MS)
  const key = JSON.stringify(posted)
  return (
    <Stack as="section">
      <ChoiceTabs
        heading
        label={t('mailing.preview.title')}
        options={[
          { value: 'light', label: t('mailing.preview.light') },
          { value: 'dark', label: t('mailing.preview.dark') },
        ]}
        value={shownScheme}
        onChange={setLook}
      />
      <Frame key={key} fields={posted} title={t('mailing.preview.frame')} dark={posted.dark === 'yes'} />
    </Stack>
  )
}

function Frame({ fields, title, dark }: { fields: Record<string, string>; title: string; dark: boolean }) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      {/* A portal: the preview may be inside a form, and forms cannot be nested. */}
      {createPortal(
        <form ref={form} method="post" action="/mail/preview" target={name} hidden>
          {Object.entries(fields).map(([field, value]) => (
            <textarea key={field} name={field} value={value} readOnly />
          ))}
        </form>,
        document.body,
      )}
      <iframe name={name} title={title} sandbox="" className={classes.frame} data-dark={dark || undefined} />
    </>
  )
}
