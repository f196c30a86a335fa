import type { FoundTitle } from '@fieldfare/shared/search.ts'
import type { ReactNode } from 'react'
import { CommunityGlyph, LevelGlyph } from '../style/LevelGlyph.tsx'

/** Returns the icon of an area or community among the results. */
export const foundGlyph = (title: FoundTitle): ReactNode =>
  title.kind === 'area' ? <LevelGlyph level={title.level} mine={title.mine} size={22} /> : <CommunityGlyph size={22} />
