import type { Me } from '@fieldfare/shared/account.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ACT_TEXTS, arriveAt, isKept, keepClaimed } from '../../../content/intent/intents.ts'
import { logError } from '../../../platform/api/log.ts'
import { ownPath } from '../../../platform/paths.ts'
import { claimIntent, type DeviceIntent, deviceIntent, forgetOnDevice } from '../../../platform/session/deviceIntent.ts'
import { homeOf } from '../../../platform/shell/routing/redirect.ts'

/** The reason why a person registers or signs in, its texts, and the functions that do or forget the act. */
export interface Reason {
  /** The act that the person began on this device as a guest and that is done after signing in; null if they came for another reason. */
  intent: DeviceIntent | null
  /** The path in `?then=` of the page that the person came from; undefined unless it is in this app. */
  then: string | undefined
  title: string
  intro: string
  submit: string
  /** Forgets the act. */
  dismiss: () => void
  /** Does the act as this person and opens the page where it began; without an act opens `?then=`, else the person's start page. */
  goOn: (me: Me) => Promise<void>
}

/** Returns the reason why the person registers or signs in. An act is read only from this device: opening a URL can never do one. */
export function useReason(page: 'register' | 'login'): Reason {
  const { t } = useTranslation()
  const router = useRouter()
  const then = useRouterState({ select: ({ location }) => ownPath(location.search.then) })
  const [intent, setIntent] = useState(() => begunAt(then))
  const goOn = async (me: Me) => {
    // Another tab may have done the act meanwhile, or begun another act.
    const claimed = intent?.id === deviceIntent()?.id ? claimIntent(me.id) : null
    if (claimed && isKept(claimed)) {
      // If the server does not answer, the next page sends the act again.
      const view = await keepClaimed(claimed).catch(logError)
      if (view) arriveAt(view.subjectId)
      router.history.replace(ownPath(view ? view.then : claimed.then) ?? homeOf(me))
      return
    }
    router.history.replace((claimed && ownPath(claimed.then)) ?? then ?? homeOf(me))
  }
  const way = { intent, then, goOn }
  const dismiss = () => {
    if (intent) forgetOnDevice(intent.id)
    setIntent(null)
  }
  if (!intent)
    return {
      ...way,
      dismiss,
      title: t(`app.title.${page}`),
      intro: t(`account.${page}.intro`),
      submit: t(`account.${page}.submit`),
    }
  const { act, name, community } = intent
  const text = ACT_TEXTS[act]
  return {
    ...way,
    dismiss,
    title: t(`intent.title.${text}`, { name }),
    intro:
      text === 'save'
        ? t('errors.code.account-required')
        : text === 'join' || text === 'like'
          ? t(`intent.why.${text}`)
          : t(community ? 'intent.why.part' : 'intent.why.partMember', { title: community?.title ?? '' }),
    submit: t(`intent.${page}`, { what: t(`intent.verb.${text}`) }),
  }
}

/** Returns the act that was begun on this device; null if `then` is not the act's page: the person then came for the page `then`. */
function begunAt(then: string | undefined): DeviceIntent | null {
  const intent = deviceIntent()
  return intent && (then === undefined || then === ownPath(intent.then)) ? intent : null
}
