import type { WaitingCorrection } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2 } from '@fieldfare/shared/limits.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonForm } from '../../content/ReasonForm.tsx'
import { Ago } from '../../i18n/Ago.tsx'
import { useFormat } from '../../i18n/format.ts'
import { MapThumbnail } from '../../map/thumbnail/MapThumbnail.tsx'
import { paths } from '../../paths.ts'
import { useColourScheme } from '../../shell/layout/colourScheme.ts'
import { ThemeProvider } from '../../shell/layout/ThemeProvider.tsx'
import { Button } from '../../ui/Button.tsx'
import { ListEntry } from '../../ui/layout/ListEntry.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useUndoableAction } from '../../ui/overlay/useUndoableAction.ts'
import { useApproveCorrection, useDeclineCorrection } from '../data.ts'
import classes from './ModeratorRequestsPage.module.css'

/** Corrected land that waits for an admin: what it would be, over whose it lies, and the two answers. */
export function Corrections({ corrections }: { corrections: readonly WaitingCorrection[] }) {
  const { t } = useTranslation()
  const { km2 } = useFormat()
  return (
    <>
      <p className={classes.quiet}>{t('land.decide.text', { km2: km2(CLAIM_KM2) })}</p>
      <ul>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <CorrectionEntry correction={correction} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CorrectionEntry({ correction }: { correction: WaitingCorrection }) {
  const { t } = useTranslation()
  const { km2, size } = useFormat()
  const theme = useColourScheme()
  const phone = usePhone()
  const [declining, setDeclining] = useState(false)
  const approve = useApproveCorrection()
  const decline = useDeclineCorrection()
  const { run } = useUndoableAction()
  const { id: correctionId, community, geometry, areaM2, since, waits } = correction
  const { id: landId, title, creator, organization } = community
  const facts = [
    t('moderation.page.claimBy', { name: creator.name || t('app.word.formerMember') }),
    organization,
    t('land.decide.sizes', { size: size(areaM2), before: size(community.areaM2) }),
    waits.large && t('moderation.page.claimLarge', { km2: km2(CLAIM_KM2) }),
  ]
  return (
    <>
      <ListEntry
        picture={
          <MapThumbnail
            geometry={geometry}
            level={null}
            theme={theme}
            {...(phone ? { width: 104, height: 104 } : {})}
          />
        }
        title={<Link to={paths.community(landId)}>{title}</Link>}
        facts={
          <>
            {facts.filter(Boolean).join(', ')}, <Ago at={since} />
          </>
        }
        text={
          waits.over.length > 0 && (
            <>
              {t('moderation.page.claimOver')}{' '}
              {waits.over.map((other, i) => (
                <span key={other.id}>
                  {i > 0 && ', '}
                  <Link to={paths.community(other.id)}>{other.title}</Link>
                </span>
              ))}
            </>
          )
        }
        actions={
          <div className={classes.decide}>
            <Button
              kind="action"
              aria-label={t('land.decide.approveNamed', { title })}
              busy={approve.isPending && t('app.word.sending')}
              onClick={() =>
                void run({
                  do: () => approve.mutateAsync(correctionId),
                  said: t('land.decide.approved', { title }),
                })
              }
            >
              {t('moderation.page.claimApprove')}
            </Button>
            <Button
              kind="soft"
              aria-label={t('land.decide.declineNamed', { title })}
              onClick={() => setDeclining(true)}
            >
              {t('moderation.page.claimDecline')}
            </Button>
          </div>
        }
      />
      <Dialog open={declining} onClose={() => setDeclining(false)} title={t('land.decide.declineTitle', { title })}>
        <ThemeProvider>
          <ReasonForm
            text={t('land.decide.declineText')}
            submit={t('moderation.page.claimDecline')}
            keptAs={`decline outline ${correctionId}`}
            send={async (reason) => {
              await decline.mutateAsync({ correctionId, reason })
              setDeclining(false)
            }}
            onCancel={() => setDeclining(false)}
          />
        </ThemeProvider>
      </Dialog>
    </>
  )
}
