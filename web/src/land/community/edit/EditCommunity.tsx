import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { LabelledForm } from '../../../platform/form/LabelledForm.tsx'
import { useForm } from '../../../platform/form/useForm.ts'
import { paths } from '../../../platform/paths.ts'
import { Button, ButtonLink, PrimaryButton } from '../../../platform/ui/Button.tsx'
import { FormFailure } from '../../../platform/ui/form/FormFailure.tsx'
import { IconPolygon } from '../../../platform/ui/icons.tsx'
import { PageFrame } from '../../../platform/ui/layout/PageFrame.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { UnsavedDialog } from '../../../platform/ui/overlay/UnsavedDialog.tsx'
import { CommunityFields } from '../CommunityFields.tsx'
import { DeleteCommunityDialog } from '../delete/DeleteCommunityDialog.tsx'
import { WaitingCorrection } from '../correct/WaitingCorrection.tsx'
import { communityWords, wordsChange, wordsIssues } from './communityValues.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putEdited } from '../data.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

/** The form for the texts that describe a community, and the button that deletes the community. */
export function EditCommunity({ community }: { community: CommunityView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, title } = community
  const edit = useCall(api.editCommunity.mutate, { onSuccess: putEdited })
  const [ending, setEnding] = useState(false)
  const form = useForm({
    base: communityWords(community),
    check: (values) => wordsIssues(id, values),
    send: (_, changed) => edit.mutateAsync({ id, ...wordsChange(changed) }),
    savedAs: `community edit ${id}`,
  })

  const { sent } = form
  useEffect(() => {
    if (!sent) return
    showToast(t('community.edit.saved'))
    void navigate({ to: paths.community(id), replace: true })
  }, [sent, id, navigate, t])

  return (
    <PageFrame title={t('app.title.editCommunity')} intro={title} text>
      <Stack gap="xl">
        <LabelledForm form={form} label={t('app.title.editCommunity')}>
          <CommunityFields form={form} />
          <FormFailure>{form.failure}</FormFailure>
          <Row gap="l">
            <PrimaryButton type="submit" busy={form.sending && t('app.word.sending')}>
              {t('community.edit.submit')}
            </PrimaryButton>
            <ButtonLink to={paths.community(id)} kind="text">
              {t('app.word.cancel')}
            </ButtonLink>
          </Row>
        </LabelledForm>
        <Stack as="section" ruled aria-labelledby="outline-title">
          <h2 className={textClasses.heading} id="outline-title">
            {t('land.correct.heading')}
          </h2>
          <p>{t('land.correct.linkHint')}</p>
          <WaitingCorrection community={community} />
          <Row>
            <ButtonLink to={paths.correctLand(id)} kind="soft" icon={<IconPolygon size={22} aria-hidden="true" />}>
              {t('land.correct.link')}
            </ButtonLink>
          </Row>
        </Stack>
        <Stack as="section" ruled aria-labelledby="end-title">
          <h2 className={textClasses.heading} id="end-title">
            {t('community.delete.heading')}
          </h2>
          <p>{t('community.delete.hint')}</p>
          <Row>
            <Button kind="dangerText" onClick={() => setEnding(true)}>
              {t('community.delete.confirm')}
            </Button>
          </Row>
        </Stack>
      </Stack>
      <UnsavedDialog dirty={form.dirty && !form.sending} onLeave={form.discard} />
      <DeleteCommunityDialog
        community={ending ? community : null}
        onClose={() => setEnding(false)}
        onDeleted={() => {
          form.discard()
          void navigate({ to: paths.myOwnedCommunities, replace: true })
        }}
      />
    </PageFrame>
  )
}
