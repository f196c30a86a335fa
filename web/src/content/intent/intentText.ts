import type { IntentView } from '@fieldfare/shared/intent.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { ACT_TEXTS } from './intents.ts'

/** Returns a sentence about the state of an intent. */
export function intentText(t: Translate, { act, state, code, community }: IntentView): string {
  const name = ACT_TEXTS[act]
  if (state === 'waiting') return t(`intent.waiting.${name}`)
  if (state === 'refused') {
    const reason = t(`errors.code.${code ?? 'general'}`)
    return code === 'ended' ? reason : `${t(`intent.refused.${name}`)} ${reason}`
  }
  if (community && name !== 'join' && name !== 'like') return t(`intent.doneJoined.${name}`, { title: community.title })
  return t(`intent.done.${name}`, { title: community?.title ?? '' })
}
