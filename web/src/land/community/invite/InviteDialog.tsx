import { embedPaths } from '@fieldfare/shared/embed.ts'
import { shortLinkTo } from '@fieldfare/shared/shortCode.ts'
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { TextField } from '../../../platform/ui/form/TextField.tsx'
import { IconCopy, IconDownload, IconPrinter, IconShare2 } from '../../../platform/ui/icons.tsx'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { saveFile } from '../../../platform/ui/saveFile.ts'
import { EmbedLine } from '../../../map/embed/EmbedLine.tsx'
import classes from './InviteDialog.module.css'
import { InviteWords } from './InviteWords.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { qrCodeOf } from '@fieldfare/shared/qrCode.ts'
import { pngFile, svgFile } from './codeFiles.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface InviteDialogProps {
  community: Pick<CommunityView, 'id' | 'title'>
  open: boolean
  onClose: () => void
}

/** The dialog to invite people to a community: short link and QR code, a sheet to print, and a text to send. */
export function InviteDialog({ community: { id, title }, open, onClose }: InviteDialogProps) {
  const { t } = useTranslation()
  const [status, setStatus] = useState('')
  const [printing, setPrinting] = useState(false)
  const link = new URL(shortLinkTo(id), window.location.origin).href
  const code = qrCodeOf(link)
  const name = `fieldfare-${link.slice(link.lastIndexOf('/') + 1)}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setStatus(t('community.invite.copied'))
    } catch {
      setStatus(t('community.invite.notCopied'))
    }
  }
  async function savePicture() {
    const picture = await pngFile(code)
    if (picture) saveFile(`${name}.png`, 'image/png', picture)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('community.invite.title', { title })}
      actions={
        <Button kind="text" onClick={onClose}>
          {t('app.word.close')}
        </Button>
      }
    >
      <Stack gap="xl">
        <Stack>
          <h3 className={textClasses.heading}>{t('community.invite.linkTitle')}</h3>
          <p>{t('community.invite.text')}</p>
          <svg
            className={classes.code}
            viewBox={`0 0 ${code.side} ${code.side}`}
            role="img"
            aria-label={t('community.invite.code', { title })}
          >
            <path d={code.path} />
          </svg>
          <TextField
            label={t('community.invite.link')}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <p className={`${textClasses.quiet} ${classes.said}`} role="status">
            {status}
          </p>
          <Row gap="s">
            <Button kind="action" icon={<IconCopy size={22} aria-hidden="true" />} onClick={() => void copy()}>
              {t('community.invite.copy')}
            </Button>
            {'share' in navigator && (
              <Button
                icon={<IconShare2 size={22} aria-hidden="true" />}
                // `share` rejects if the person closes the share sheet, which is not a failure.
                onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
              >
                {t('community.invite.share')}
              </Button>
            )}
            <Button icon={<IconDownload size={22} aria-hidden="true" />} onClick={() => void savePicture()}>
              {t('community.invite.png')}
            </Button>
            <Button
              icon={<IconDownload size={22} aria-hidden="true" />}
              onClick={() => saveFile(`${name}.svg`, 'image/svg+xml', svgFile(code))}
            >
              {t('community.invite.svg')}
            </Button>
          </Row>
        </Stack>
        <Stack>
          <h3 className={textClasses.heading}>{t('community.invite.paper')}</h3>
          <p>{t('community.invite.paperText')}</p>
          <Row>
            <Button
              icon={<IconPrinter size={22} aria-hidden="true" />}
              busy={printing && t('community.invite.printing')}
              onClick={() => setPrinting(true)}
            >
              {t('community.invite.print')}
            </Button>
          </Row>
          {printing && (
            <PrintSheet
              community={{ id, title }}
              link={link}
              code={code}
              onDone={(printed) => {
                setPrinting(false)
                if (!printed) showToast(t('community.invite.notPrinted'))
              }}
            />
          )}
        </Stack>
        <Stack>
          <h3 className={textClasses.heading}>{t('community.invite.words')}</h3>
          <InviteWords communityId={id} title={title} link={link} />
        </Stack>
        <EmbedLine path={embedPaths.community(id)} title={title} />
      </Stack>
    </Dialog>
  )
}
