import type { ClaimView } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2 } from '@fieldfare/shared/limits.ts'
import { wholeKm2 } from '@fieldfare/shared/geo/size.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { readClaims } from '../data.ts'
import { LandDecision } from './LandDecision.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The list of new communities whose land waits for an admin's decision. */
export function Claims({ claims }: { claims: readonly ClaimView[] }) {
  const { t } = useTranslation()
  const { km2 } = useFormat()
  return (
    <>
      <p className={textClasses.quiet}>{t('moderation.page.claimText', { km2: km2(CLAIM_KM2) })}</p>
      <Stack as="ul" lined>
        {claims.map((claim) => (
          <li key={claim.community.id}>
            <ClaimEntry claim={claim} />
          </li>
        ))}
      </Stack>
    </>
  )
}

function ClaimEntry({ claim: { community, since, overlaps, landVersion } }: { claim: ClaimView }) {
  const { t } = useTranslation()
  const { km2 } = useFormat()
  const approve = useCall(api.land.approveClaim.mutate, { onSuccess: readClaims })
  const decline = useCall(api.land.declineClaim.mutate, { onSuccess: readClaims })
  const { id: landId, title, areaM2, geometry } = community
  const size = wholeKm2(areaM2)
  return (
    <LandDecision
      community={community}
      geometry={geometry}
      size={km2(size)}
      since={since}
      large={size > CLAIM_KM2}
      over={overlaps}
      approve={{
        label: t('moderation.page.claimApproveNamed', { title }),
        do: () => approve.mutateAsync({ landId, version: landVersion }),
        busy: approve.isPending,
        message: t('moderation.page.claimApproved', { title }),
      }}
      decline={{
        label: t('moderation.page.claimDeclineNamed', { title }),
        title: t('moderation.page.claimDeclineTitle', { title }),
        text: t('moderation.page.claimDeclineText'),
        keptAs: `decline land ${landId}`,
        do: (reason) => decline.mutateAsync({ landId, reason }),
      }}
    />
  )
}
