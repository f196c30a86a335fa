import type { MailingView } from '@fieldfare/shared/mailing.ts'

/** Counts the mails that were neither sent nor given up. */
export const openMails = ({ progress }: MailingView): number => progress.waiting + progress.late

export const isUnderway = (mailing: MailingView): boolean => openMails(mailing) > 0

/** Counts the mails that were meant to be sent: of a redirected mailing one, in place of those of all its people. */
export const intendedMails = ({
  progress: { total, skipped },
  redirectedTo,
}: Pick<MailingView, 'progress' | 'redirectedTo'>): number => (redirectedTo ? total - skipped : total)
