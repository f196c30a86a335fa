import type { CommunityView } from '@fieldfare/shared/community.ts'
import { REGION_BYTES_MAX, REGION_TILES_MAX, regionBounds, regionOf, regionTiles } from '@fieldfare/shared/region.ts'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { useOnce } from '../../platform/api/useLive.ts'
import { failureOf, failureText } from '../../platform/i18n/failure.ts'
import { paths } from '../../platform/paths.ts'
import { useMe } from '../../platform/session/me.ts'
import { Button, ButtonLink, PrimaryButton } from '../../platform/ui/Button.tsx'
import { TextField } from '../../platform/ui/form/TextField.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { Dialog } from '../../platform/ui/overlay/Dialog.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { useCommunities } from '../community/data.ts'
import { chosenCommunities, regionEstimate, useBytes, useRoom, useTownsAt } from './data.ts'
import { RegionProgressLine } from './RegionProgressLine.tsx'
import { type RegionMap, regionsState, sameRegion } from './regionMap.ts'
import { regions } from './regions.ts'

const NAME_MAX = 60
const isHere = (map: RegionMap | undefined): boolean => map !== undefined && map.takenAt !== null

interface RegionDialogProps {
  /** The part of the map to download, as a box in degrees. */
  bounds: Bounds
  /** The community whose land this part is, if any. */
  community?: CommunityView
  onClose: () => void
}

/** The dialog that offers to download a part of the map with its areas and communities; shows the size, and then the progress. */
export function RegionDialog({ bounds, community, onClose }: RegionDialogProps) {
  const { t } = useTranslation()
  const { me } = useMe()
  const bytesText = useBytes()
  const [region] = useState(() => regionOf(bounds))
  const [box] = useState(() => regionBounds(region))
  const { maps, work, failures } = useSelector(regionsState)
  const [taken, setTaken] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const towns = useTownsAt(box)
  const free = useRoom()
  const isSmall = regionTiles(region) <= REGION_TILES_MAX
  const estimate = useOnce(regionEstimate, isSmall ? region : null)
  const found = useCommunities({ within: box }, me !== null && !community)
  const withIt = me === null ? [] : community ? [community] : chosenCommunities(found.items ?? [])
  useEffect(() => void regions.open(), [])

  const before = sameRegion(maps ?? [], region)
  const name =
    typed ??
    maps?.find(({ id }) => id === before)?.name ??
    (community?.title || towns.within || withIt[0]?.title || towns.nearest)
  const bytes = estimate.data?.bytes
  const isLarge = !isSmall || (bytes ?? 0) > REGION_BYTES_MAX || failureOf(estimate.error).code === 'too-large'
  const hasRoom = free === null || bytes === undefined || free > bytes
  const mayTake = bytes !== undefined && !isLarge && hasRoom && name.trim() !== ''
  const take = () => {
    const id = before ?? crypto.randomUUID()
    setTaken(id)
    void regions.take({ id, name: name.trim(), region, communityIds: withIt.map((one) => one.id) })
  }

  if (taken)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('region.title')}
        actions={
          <>
            <ButtonLink to={paths.offlineMaps} kind="text">
              {t('app.title.offlineMaps')}
            </ButtonLink>
            <Button kind="action" onClick={onClose}>
              {t('app.word.close')}
            </Button>
          </>
        }
      >
        <Stack gap="s">
          {isHere(maps?.find(({ id }) => id === taken)) && !work[taken] && !failures[taken] && (
            <p className={textClasses.strong}>{t('region.done', { name })}</p>
          )}
          <RegionProgressLine id={taken} />
        </Stack>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('region.title')}
      actions={
        <>
          <Button kind="soft" onClick={onClose}>
            {t('app.word.cancel')}
          </Button>
          <PrimaryButton onClick={take} disabled={!mayTake}>
            {t(before ? 'region.update' : 'region.download')}
          </PrimaryButton>
        </>
      }
    >
      <Stack gap="m">
        <p>{t('region.what')}</p>
        {withIt.length > 0 && <p>{t('region.withIt', { names: withIt.map(({ title }) => title).join(', ') })}</p>}
        {me === null && <p className={textClasses.quiet}>{t('region.signIn')}</p>}
        <TextField
          label={t('region.name')}
          value={name}
          maxLength={NAME_MAX}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p role="status" className={isLarge || !hasRoom ? textClasses.bad : textClasses.quiet}>
          {isLarge
            ? t('region.tooLarge', { size: bytesText(REGION_BYTES_MAX) })
            : !hasRoom
              ? t('region.noRoom')
              : estimate.error
                ? failureText(t, estimate.error)
                : bytes === undefined
                  ? t('region.measuring')
                  : [
                      t('region.size', { size: bytesText(bytes) }),
                      free !== null && t('region.free', { size: bytesText(free) }),
                    ]
                      .filter(Boolean)
                      .join(' ')}
        </p>
      </Stack>
    </Dialog>
  )
}
