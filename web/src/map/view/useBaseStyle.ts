import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { stylePath } from 'virtual:detail-style'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { onServerBack } from '../../platform/shell/states/status.ts'
import { chooseStyle } from '../style/chooseStyle.ts'
import { type DetailStyle, loadDetail, withDetail } from '../style/loadDetail.ts'
import { withNature } from '../style/natureLayers.ts'

export interface BaseLook {
  style: StyleSpecification
  /** The theme of the style. Layers over the base map use this theme too, so that two themes never mix. */
  theme: MapTheme
}

interface Wanted {
  /** The URL of the operator's style. */
  url: string | null
  theme: MapTheme
  /** The detailed map that the server offers. */
  offer: PublicConfig['baseMap'] | undefined
  /** True if the detailed map names the places in view. */
  isNamed: boolean
  /** True once the first view is drawn: only then nature (woods …) is added. */
  isSettled: boolean
}

/** Returns the base map for a theme: the operator's style or the bundled map, the latter with detail once loaded; null until a style has loaded. */
export function useBaseStyle({ url, theme, offer, isNamed, isSettled }: Wanted): BaseLook | null {
  const look = useGround(url, theme)
  const detail = useDetail(url ? null : offer, theme)
  const nature = url || !isSettled ? null : offer
  return useMemo(() => {
    if (!look || detail?.theme !== look.theme) return look
    const style = withDetail(look.style, detail, isNamed)
    return { ...look, style: nature ? withNature(style, look.theme, nature, location.origin) : style }
  }, [look, detail, isNamed, nature])
}

/** Returns the operator's style or the bundled one. Tries the operator's style again when the network comes back. */
function useGround(url: string | null, theme: MapTheme): BaseLook | null {
  const [look, setLook] = useState<BaseLook | null>(null)
  const language = useLanguage()
  useEffect(() => {
    let late = false
    let settled = true
    const choose = async () => {
      const { style, wanted } = await chooseStyle({ url, theme, language, online: navigator.onLine })
      if (late) return
      settled = wanted
      setLook({ style, theme })
    }
    const loadAgain = () => {
      if (!settled) void choose()
    }
    void choose()
    const end = onServerBack(loadAgain)
    return () => {
      late = true
      end()
    }
  }, [url, theme, language])
  return look
}

/** Returns the detailed map's style; null without a detailed map or until the style has loaded. */
function useDetail(offer: PublicConfig['baseMap'] | undefined, theme: MapTheme): DetailStyle | null {
  const [detail, setDetail] = useState<DetailStyle | null>(null)
  const language = useLanguage()
  useEffect(() => {
    if (!offer) return
    let late = false
    let isFound = false
    const look = async () => {
      const { origin } = location
      const loaded = await loadDetail({ offer, theme, language, origin, folder: stylePath })
      isFound = loaded !== null
      if (!late && loaded) setDetail(loaded)
    }
    void look()
    const end = onServerBack(() => !isFound && void look())
    return () => {
      late = true
      end()
    }
  }, [offer, theme, language])
  return offer ? detail : null
}

const useLanguage = () => useTranslation().locale.slice(0, 2)
