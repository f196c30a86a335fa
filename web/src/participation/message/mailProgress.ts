import type { MessageView } from '@fieldfare/shared/message.ts'

/** Returns the number of mails that are neither sent nor have failed for good. */
export const openMails = ({ mails }: MessageView): number => (mails ? mails.total - mails.sent - mails.failed : 0)

/** Tells whether recipients are still being added, or mails wait for the first attempt to send them. */
export const isUnderway = (message: MessageView): boolean =>
  message.adding || openMails(message) > (message.mails?.late ?? 0)
