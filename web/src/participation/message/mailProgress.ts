import type { MessageView } from '@fieldfare/shared/message.ts'

/** Counts the mails that were neither sent nor given up. */
export const openMails = ({ mails }: MessageView): number => (mails ? mails.total - mails.sent - mails.failed : 0)

/** Tells whether recipients are still being added, or mails wait for their first try. */
export const isUnderway = (message: MessageView): boolean =>
  message.adding || openMails(message) > (message.mails?.late ?? 0)
