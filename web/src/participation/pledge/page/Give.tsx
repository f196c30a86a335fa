import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { IntentView } from '@fieldfare/shared/intent.ts'
import type { PledgeView } from '@fieldfare/shared/pledge.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useRights } from '../../../content/membership/useRights.ts'
import { IntentStrip, useArrival, useOpenIntents } from '../../../content/intent/IntentStrip.tsx'
import { lackingOf } from '../../../content/intent/useBegin.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { IconCheck } from '../../../platform/ui/icons.tsx'
import { Grid, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './Give.module.css'
import { typedCents, useAmounts } from '../amounts.ts'
import { GiveForm } from './GiveForm.tsx'
import { MyContributions } from './MyContributions.tsx'
import { Progress } from './Progress.tsx'
import { Virtual } from './Virtual.tsx'

interface GiveProps {
  pledge: PledgeView
  community: CommunityView
  /** True to begin with the form, as if the question were answered with yes. */
  begun?: boolean
}

/** Shows the pledged total, the reader's pledges, and the question if they would pledge: yes opens the form, no only shows a text. */
export function Give({ pledge, community, begun = false }: GiveProps) {
  const { t } = useTranslation()
  const { mine } = pledge
  const refused = useRights(community).why('pledge.give')
  const lacking = lackingOf(refused)
  const [open] = useOpenIntents(pledge.id, 'give')
  const place = useArrival<HTMLDivElement>(pledge.id)
  const { each } = useAmounts()
  const amountIn = ({ input }: IntentView) =>
    'amount' in input && each((typedCents(String(input['amount'])) ?? 0) / 100, pledge.type)
  const contributions = mine?.contributions ?? []
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(begun ? 'yes' : null)
  const [givesAgain, setGivesAgain] = useState(begun)
  return (
    <Stack gap="l" ref={place}>
      <Progress pledge={pledge} />
      {open && <IntentStrip intent={open}>{amountIn(open)}</IntentStrip>}
      {contributions.length > 0 && <MyContributions pledge={pledge} contributions={contributions} />}
      {open?.state === 'waiting' ? null : contributions.length > 0 && !givesAgain ? (
        !refused && (
          <Row gap="l">
            <Button
              kind="text"
              onClick={() => {
                setGivesAgain(true)
                setAnswer('yes')
              }}
            >
              {t('pledge.mine.more')}
            </Button>
          </Row>
        )
      ) : (
        <Stack as="section" gap="l" ruled aria-label={t('pledge.ask.question')}>
          <h2>{t('pledge.ask.question')}</h2>
          <Grid filled least="s">
            {(['yes', 'no'] as const).map((one) => (
              <Button
                key={one}
                kind={answer === one ? 'action' : 'outline'}
                wide
                aria-pressed={answer === one}
                icon={answer === one && <IconCheck size={20} aria-hidden="true" />}
                onClick={() => setAnswer(one)}
              >
                {t(`pledge.ask.${one}`)}
              </Button>
            ))}
          </Grid>
          <div role="status" className={`${textClasses.quiet} ${classes.thanks}`}>
            {answer === 'no' && t('pledge.ask.noText')}
          </div>
          {answer === 'yes' &&
            (refused && !lacking ? (
              <JoinPrompt community={community} why={refused} />
            ) : (
              <GiveForm
                pledge={pledge}
                community={community}
                lacking={lacking}
                onGiven={() => {
                  setAnswer(null)
                  setGivesAgain(false)
                }}
              />
            ))}
        </Stack>
      )}
      {(answer !== 'yes' || (refused && !lacking)) && <Virtual />}
    </Stack>
  )
}
