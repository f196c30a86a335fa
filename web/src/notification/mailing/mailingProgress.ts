import type { MailingView } from '@fieldfare/shared/mailing.ts'

/** Returns the number of mails of a mailing that are still to be sent. */
export const openMails = ({ progress }: MailingView): number => progress.waiting + progress.late

export const isUnderway = (mailing: MailingView): boolean => openMails(mailing) > 0

/** Returns the number of mails meant to be sent: all mails, but of a redirected mailing only the one mail that replaces them. */
export const intendedMails = ({
  progress: { total, skipped },
  redirectedTo,
}: Pick<MailingView, 'progress' | 'redirectedTo'>): number => (redirectedTo ? total - skipped : total)
