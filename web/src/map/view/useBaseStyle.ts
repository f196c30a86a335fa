import type { StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onServerBack } from '../../shell/states/status.ts'
import { chooseStyle } from '../style/chooseStyle.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'

export interface BaseLook {
  style: StyleSpecification
  /** The theme it was loaded for. The layers over it use the same one, so that the two never mix. */
  theme: MapTheme
}

/** The base map for a theme; null until it has loaded. Retries the operator's style when the network comes back. */
export function useBaseStyle(url: string | null, theme: MapTheme): BaseLook | null {
  const [look, setLook] = useState<BaseLook | null>(null)
  const language = useTranslation().i18n.language.slice(0, 2)
  useEffect(() => {
    let late = false
    let settled = true
    const choose = async () => {
      const { style, wanted } = await chooseStyle({ url, theme, language, online: navigator.onLine })
      if (late) return
      settled = wanted
      setLook({ style, theme })
    }
    const again = () => {
      if (!settled) void choose()
    }
    void choose()
    const end = onServerBack(again)
    return () => {
      late = true
      end()
    }
  }, [url, theme, language])
  return look
}
