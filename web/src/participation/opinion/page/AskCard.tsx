import type { Stance, ViewpointView } from '@fieldfare/shared/opinion.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { IconEye } from '../../../platform/ui/icons.tsx'
import { Card, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './AskCard.module.css'
import { StanceButtons } from './StanceButtons.tsx'

interface AskCardProps {
  viewpoint: ViewpointView
  /** A short text beside the title. */
  aside?: string
  /** The reason why the last vote was refused. */
  failure?: string | null
  onAnswer: (stance: Stance) => void
  /** A note below the buttons, such as what a vote involves. */
  children?: ReactNode
}

/** A viewpoint with the buttons to vote on it, and a note that nobody sees the vote. */
export function AskCard({ viewpoint: { text, creator }, aside, failure = null, onAnswer, children }: AskCardProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" pad="l" gap="l" aria-labelledby="ask-next">
      <Row justify="between">
        <h2 id="ask-next" className={textClasses.heading}>
          {t('opinion.ask.title')}
        </h2>
        {aside && <span className={textClasses.quiet}>{aside}</span>}
      </Row>
      <Stack gap="xs" role="status" className={classes.words}>
        <p className={textClasses.title}>{text}</p>
        <p className={textClasses.quiet}>{t('opinion.ask.by', { name: creator.name || t('app.word.formerMember') })}</p>
      </Stack>
      <FormFailure>{failure}</FormFailure>
      <StanceButtons onAnswer={onAnswer} />
      {children}
      <Row as="p" tight align="start" gap="s" className={textClasses.quiet}>
        <IconEye size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('opinion.ask.noteHidden')}</span>
      </Row>
    </Card>
  )
}
