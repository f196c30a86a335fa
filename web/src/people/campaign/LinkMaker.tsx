import { AddLink, type CampaignView, LABEL_MAX } from '@fieldfare/shared/survey.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Box, Grid, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { issuesFrom } from '../../platform/form/issues.ts'
import { LabelledForm } from '../../platform/form/LabelledForm.tsx'
import { useForm } from '../../platform/form/useForm.ts'
import { Button } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { linkOf } from './secrets.ts'
import { newSecret } from '../../platform/session/newSecret.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { readInvited } from './data.ts'
import textClasses from '../../platform/ui/text.module.css'

const EMPTY = { label: '', usesMax: '' }

/** Makes one invitation link for many people, and shows the link once. */
export function LinkMaker({ campaign: { id: campaignId, flow } }: { campaign: CampaignView }) {
  const { t } = useTranslation()
  const add = useCall(api.campaign.addLink.mutate, { onSuccess: (_link, { campaignId: id }) => readInvited(id) })
  const [fresh, setFresh] = useState(() => ({ id: crypto.randomUUID(), secret: newSecret() }))
  const [madeLink, setMadeLink] = useState<string>()
  const inputOf = ({ label, usesMax }: typeof EMPTY) => ({
    campaignId,
    ...fresh,
    label,
    usesMax: usesMax.trim() === '' ? null : Number(usesMax),
  })
  const form = useForm({
    base: EMPTY,
    check: (values) => issuesFrom(AddLink, inputOf(values)),
    send: async (values) => {
      await add.mutateAsync(inputOf(values))
      setMadeLink(linkOf(flow, fresh.secret))
      setFresh({ id: crypto.randomUUID(), secret: newSecret() })
    },
  })
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(link)
    showToast(t('campaign.link.copied'))
  }
  return (
    <Stack as="section">
      <h2>{t('campaign.link.title')}</h2>
      <p className={textClasses.quiet}>{t('campaign.link.text')}</p>
      <LabelledForm form={form} label={t('campaign.link.title')}>
        <Grid gap="xl" least="l">
          <TextField
            label={t('campaign.link.label')}
            optional={t('app.word.optional')}
            maxLength={LABEL_MAX}
            autoComplete="off"
            {...form.field('label')}
          />
          <TextField
            label={t('campaign.link.usesMax')}
            optional={t('app.word.optional')}
            inputMode="numeric"
            autoComplete="off"
            {...form.field('usesMax')}
          />
        </Grid>
        <FormFailure>{form.failure}</FormFailure>
        <Row gap="l">
          <Button type="submit" kind="action" busy={form.sending && t('app.word.sending')}>
            {t('campaign.link.make')}
          </Button>
        </Row>
      </LabelledForm>
      {madeLink && (
        <Stack role="status">
          <p>{t('campaign.link.once')}</p>
          <Box as="p" tone="sunk" note className={textClasses.code}>
            {madeLink}
          </Box>
          <Row>
            <Button kind="soft" onClick={() => void copy(madeLink)}>
              {t('campaign.link.copy')}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  )
}
