import type { WaitingCorrection } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2 } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { readClaims } from '../data.ts'
import { LandDecision } from './LandDecision.tsx'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'

/** The list of corrected land that waits for an admin's decision. */
export function Corrections({ corrections }: { corrections: readonly WaitingCorrection[] }) {
  const { t } = useTranslation()
  const { km2 } = useFormat()
  return (
    <>
      <p className={textClasses.quiet}>{t('land.decide.text', { km2: km2(CLAIM_KM2) })}</p>
      <Stack as="ul" lined>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <CorrectionEntry correction={correction} />
          </li>
        ))}
      </Stack>
    </>
  )
}

function CorrectionEntry({ correction }: { correction: WaitingCorrection }) {
  const { t } = useTranslation()
  const { size } = useFormat()
  // The lists are read again even after a refusal: the correction may have been withdrawn or replaced meanwhile.
  const approve = useCall(api.land.approveCorrection.mutate, { onSettled: readClaims })
  const decline = useCall(api.land.declineCorrection.mutate, { onSettled: readClaims })
  const { id: correctionId, community, geometry, areaM2, since, waits } = correction
  const { title } = community
  return (
    <LandDecision
      community={community}
      geometry={geometry}
      size={t('land.decide.sizes', { size: size(areaM2), before: size(community.areaM2) })}
      since={since}
      large={waits.large}
      over={waits.over}
      approve={{
        label: t('land.decide.approveNamed', { title }),
        do: () => approve.mutateAsync({ correctionId }),
        busy: approve.isPending,
        message: t('land.decide.approved', { title }),
      }}
      decline={{
        label: t('land.decide.declineNamed', { title }),
        title: t('land.decide.declineTitle', { title }),
        text: t('land.decide.declineText'),
        keptAs: `decline outline ${correctionId}`,
        do: (reason) => decline.mutateAsync({ correctionId, reason }),
      }}
    />
  )
}
