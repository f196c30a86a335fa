import type { CommunityView } from '@fieldfare/shared/community.ts'
import { CLAIM_KM2 } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useMe } from '../../../platform/session/me.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { useNow } from '../../../platform/i18n/now.ts'
import { MapThumbnail } from '../../../map/thumbnail/MapThumbnail.tsx'
import { paths } from '../../../platform/paths.ts'
import { useColourScheme } from '../../../platform/shell/layout/colourScheme.ts'
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { useUndoableAction } from '../../../platform/ui/overlay/useUndoableAction.ts'
import { correction } from './data.ts'
import { useLive } from '../../../platform/api/useLive.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { readCommunities } from '../data.ts'
import { Box, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

interface WaitingCorrectionProps {
  community: CommunityView
  /** True to show the link to correct the outline again. */
  again?: boolean
}

/** Shows the owner the corrected outline that waits for an admin, or the reason why it was declined. */
export function WaitingCorrection({ community: { id, mine }, again = false }: WaitingCorrectionProps) {
  const { t } = useTranslation()
  const { ago, km2, size } = useFormat()
  const now = useNow()
  const theme = useColourScheme()
  const { me } = useMe()
  const { data } = useLive(correction, { id }, { enabled: mine?.owner === true && me?.verified === true })
  const withdraw = useCall(api.land.withdrawCorrection.mutate, { onSuccess: readCommunities })
  const { run } = useUndoableAction()
  if (!data) return null
  const { state, since, reason, waits, geometry, areaM2 } = data
  const waiting = state === 'waiting'
  const facts = [
    size(areaM2),
    waiting && waits.large && t('land.correct.waitsLarge', { km2: km2(CLAIM_KM2) }),
    waiting &&
      waits.over.length > 0 &&
      t('land.correct.waitsOver', { names: waits.over.map(({ title }) => title).join(', ') }),
  ]
  return (
    <Stack>
      <NoticeStrip kind="warn" title={waiting ? `${t('land.waiting.title')}.` : undefined}>
        {waiting
          ? t('land.waiting.text', { ago: ago(since, new Date(Math.max(now, Date.parse(since)))) })
          : `${t('land.waiting.declined', { reason })} ${t('land.waiting.declinedText')}`}
      </NoticeStrip>
      <Row tight>
        <MapThumbnail geometry={geometry} level={null} theme={theme} width={120} height={96} />
        <Box as="p" grow>
          {facts.filter(Boolean).join('. ')}
        </Box>
      </Row>
      <Row gap="s">
        <Button
          kind="soft"
          busy={withdraw.isPending && t('app.word.sending')}
          onClick={() =>
            void run({
              do: () => withdraw.mutateAsync({ correctionId: data.id }),
              message: t(waiting ? 'land.waiting.withdrawn' : 'land.waiting.dismissed'),
            })
          }
        >
          {t(waiting ? 'land.waiting.withdraw' : 'land.waiting.dismiss')}
        </Button>
        {again && (
          <ButtonLink to={paths.correctLand(id)} kind="text">
            {t('land.waiting.again')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  )
}
