import type { ClaimView } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2 } from '@fieldfare/shared/limits.ts'
import { wholeKm2 } from '@fieldfare/shared/geo/size.ts'
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
import { useApproveClaim, useDeclineClaim } from '../data.ts'
import classes from './ModeratorRequestsPage.module.css'

/** Land that waits for an admin: what it is, over whose it lies, and the two answers. */
export function Claims({ claims }: { claims: readonly ClaimView[] }) {
  const { t } = useTranslation()
  const { km2 } = useFormat()
  return (
    <>
      <p className={classes.quiet}>{t('moderation.page.claimText', { km2: km2(CLAIM_KM2) })}</p>
      <ul>
        {claims.map((claim) => (
          <li key={claim.community.id}>
            <ClaimEntry claim={claim} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ClaimEntry({ claim: { community, since, overlaps, landVersion } }: { claim: ClaimView }) {
  const { t } = useTranslation()
  const { km2 } = useFormat()
  const theme = useColourScheme()
  const phone = usePhone()
  const [declining, setDeclining] = useState(false)
  const approve = useApproveClaim()
  const decline = useDeclineClaim()
  const { run } = useUndoableAction()
  const { id: landId, title, creator, organization, areaM2, geometry } = community
  const size = wholeKm2(areaM2)
  const facts = [
    t('moderation.page.claimBy', { name: creator.name || t('app.word.formerMember') }),
    organization,
    km2(size),
    size > CLAIM_KM2 && t('moderation.page.claimLarge', { km2: km2(CLAIM_KM2) }),
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
          overlaps.length > 0 && (
            <>
              {t('moderation.page.claimOver')}{' '}
              {overlaps.map((other, i) => (
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
              aria-label={t('moderation.page.claimApproveNamed', { title })}
              busy={approve.isPending && t('app.word.sending')}
              onClick={() =>
                void run({
                  do: () => approve.mutateAsync({ landId, version: landVersion }),
                  said: t('moderation.page.claimApproved', { title }),
                })
              }
            >
              {t('moderation.page.claimApprove')}
            </Button>
            <Button
              kind="soft"
              aria-label={t('moderation.page.claimDeclineNamed', { title })}
              onClick={() => setDeclining(true)}
            >
              {t('moderation.page.claimDecline')}
            </Button>
          </div>
        }
      />
      <Dialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={t('moderation.page.claimDeclineTitle', { title })}
      >
        <ThemeProvider>
          <ReasonForm
            text={t('moderation.page.claimDeclineText')}
            submit={t('moderation.page.claimDecline')}
            keptAs={`decline land ${landId}`}
            send={async (reason) => {
              await decline.mutateAsync({ landId, reason })
              setDeclining(false)
            }}
            onCancel={() => setDeclining(false)}
          />
        </ThemeProvider>
      </Dialog>
    </>
  )
}
