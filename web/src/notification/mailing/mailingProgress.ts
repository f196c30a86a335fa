import type { MailingView } from '@fieldfare/shared/mailing.ts'

/** Counts the mails that were neither sent nor given up. */
export const openMails = ({ progress }: MailingView): number => progress.waiting + progress.late

export const isUnderway = (mailing: MailingView): boolean => openMails(mailing) > 0
