import type { CommunityView } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2 } from '@fieldfare/shared/limits.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ReasonForm } from '../../../content/ReasonForm.tsx'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { MapThumbnail } from '../../../map/thumbnail/MapThumbnail.tsx'
import { paths } from '../../../platform/paths.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { ListEntry } from '../../../platform/ui/layout/ListEntry.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { Dialog } from '../../../platform/ui/overlay/Dialog.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'

interface LandDecisionProps {
  community: CommunityView
  /** The land to decide about. */
  geometry: AreaShape
  size: string
  since: string
  large: boolean
  over: readonly { id: string; title: string }[]
  /** `message`: the text of the toast after the approval. */
  approve: { label: string; do: () => Promise<unknown>; busy: boolean; message: string }
  /** `keptAs`: the name under which the typed reason is saved over a reload. */
  decline: { label: string; title: string; text: string; keptAs: string; do: (reason: string) => Promise<unknown> }
}

/** Land that waits for an admin's decision: its description, the communities whose land it overlaps, and the buttons to approve and decline. */
export function LandDecision({ community, geometry, size, since, large, over, approve, decline }: LandDecisionProps) {
  const { t } = useTranslation()
  const { km2 } = useFormat()
  const theme = useColourScheme()
  const phone = usePhone()
  const [declining, setDeclining] = useState(false)
  const { run } = useUndoableAction()
  const { id, title, creator, organization } = community
  const facts = [
    t('moderation.page.claimBy', { name: creator.name || t('app.word.formerMember') }),
    organization,
    size,
    large && t('moderation.page.claimLarge', { km2: km2(CLAIM_KM2) }),
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
        title={<Link to={paths.community(id)}>{title}</Link>}
        facts={
          <>
            {facts.filter(Boolean).join(', ')}, <Ago at={since} />
          </>
        }
        text={
          over.length > 0 && (
            <>
              {t('moderation.page.claimOver')}{' '}
              {over.map((other, i) => (
                <span key={other.id}>
                  {i > 0 && ', '}
                  <Link to={paths.community(other.id)}>{other.title}</Link>
                </span>
              ))}
            </>
          )
        }
        actions={
          <>
            <Button
              kind="action"
              aria-label={approve.label}
              busy={approve.busy && t('app.word.sending')}
              onClick={() => void run({ do: approve.do, message: approve.message })}
            >
              {t('moderation.page.claimApprove')}
            </Button>
            <Button kind="soft" aria-label={decline.label} onClick={() => setDeclining(true)}>
              {t('moderation.page.claimDecline')}
            </Button>
          </>
        }
      />
      <Dialog open={declining} onClose={() => setDeclining(false)} title={decline.title}>
        <ReasonForm
          text={decline.text}
          submit={t('moderation.page.claimDecline')}
          keptAs={decline.keptAs}
          send={async (reason) => {
            await decline.do(reason)
            setDeclining(false)
          }}
          onCancel={() => setDeclining(false)}
        />
      </Dialog>
    </>
  )
}
