import { isLocale, loadMessages, type Locale, LOCALES } from '@fieldfare/shared/locale.ts'
import { useEffect, useState } from 'react'
import { currentLocale, useTranslation } from '../../../platform/i18n/translation.ts'
import { logError } from '../../../platform/api/log.ts'
import { readSavedForm, saveForm } from '../../../platform/form/savedForm.ts'
import { loadChunk } from '../../../platform/shell/routing/chunk.ts'
import { LANGUAGES } from '../../../platform/shell/layout/languages.ts'
import { Anchor, Button } from '../../../platform/ui/Button.tsx'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { TextAreaField } from '../../../platform/ui/form/TextAreaField.tsx'
import { IconCopy, IconMail, IconMessage, IconShare2 } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import classes from './InviteDialog.module.css'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The most characters of text, since messengers and mail programs cut longer `sms:` and `mailto:` URLs. */
const WORDS_MAX = 1000

interface InviteWordsProps {
  communityId: string
  title: string
  link: string
}

interface InviteText {
  text: string
  subject: string
}

/** A ready-made invitation text in four languages, to edit, copy, share or open in another program. Edits are kept for this browser tab. */
export function InviteWords({ communityId, title, link }: InviteWordsProps) {
  const { t } = useTranslation()
  const [status, setStatus] = useState('')
  const [locale, setLocale] = useState<Locale>(currentLocale)
  const [ready, setReady] = useState<Partial<Record<Locale, InviteText>>>(() => ({
    [currentLocale()]: {
      text: t('community.invite.messageText', { title, link }),
      subject: t('community.invite.subject', { title }),
    },
  }))
  const savedAs = `invite ${communityId} ${locale}`
  const [edits, setEdits] = useState<Partial<Record<string, string>>>({})
  const message = ready[locale]
  const text = edits[savedAs] ?? readSavedForm(savedAs, { text: '' }).text ?? message?.text ?? ''
  const subject = message?.subject ?? title

  useEffect(() => {
    if (ready[locale]) return
    let cancelled = false
    const fill = (template: string) => template.replace('{{title}}', title).replace('{{link}}', link)
    loadChunk(() => loadMessages(locale)).then(
      ({ community: { invite } }) => {
        const filled = { text: fill(invite.messageText), subject: fill(invite.subject) }
        if (!cancelled) setReady((before) => ({ ...before, [locale]: filled }))
      },
      (error: unknown) => {
        logError(error)
        showToast(t('app.chunk.text'))
      },
    )
    return () => {
      cancelled = true
    }
  }, [locale, ready, title, link, t])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(t('community.invite.textCopied'))
    } catch {
      setStatus(t('community.invite.textNotCopied'))
    }
  }
  const [body, about] = [encodeURIComponent(text), encodeURIComponent(subject)]
  return (
    <Stack>
      <SelectField
        label={t('community.invite.language')}
        value={locale}
        data={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
        onChange={({ currentTarget: { value } }) => isLocale(value) && setLocale(value)}
      />
      <TextAreaField
        label={t('community.invite.message')}
        lang={locale}
        minRows={4}
        maxRows={10}
        maxLength={WORDS_MAX}
        max={WORDS_MAX}
        counter={(used, max) => t('app.word.counter', { used, max })}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setEdits((before) => ({ ...before, [savedAs]: value }))
          saveForm(savedAs, { text: value })
        }}
      />
      <p className={`${textClasses.quiet} ${classes.said}`} role="status">
        {status}
      </p>
      <Row gap="s">
        <Button kind="action" icon={<IconCopy size={22} aria-hidden="true" />} onClick={() => void copy()}>
          {t('community.invite.copyText')}
        </Button>
        {'share' in navigator && (
          <Button
            icon={<IconShare2 size={22} aria-hidden="true" />}
            // `share` rejects if the person closes the share sheet, which is not a failure.
            onClick={() => void navigator.share({ title: subject, text }).catch(() => undefined)}
          >
            {t('community.invite.shareText')}
          </Button>
        )}
        <Anchor
          href={`mailto:?subject=${about}&body=${body}`}
          kind="soft"
          icon={<IconMail size={22} aria-hidden="true" />}
        >
          {t('community.invite.mail')}
        </Anchor>
        <Anchor href={`sms:?&body=${body}`} kind="soft" icon={<IconMessage size={22} aria-hidden="true" />}>
          {t('community.invite.sms')}
        </Anchor>
      </Row>
    </Stack>
  )
}
