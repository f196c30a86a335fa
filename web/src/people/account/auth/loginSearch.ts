import { flagOf, type RawSearch, texts } from '../../../platform/searchParams.ts'

export interface LoginParams {
  /** The page to return to; `ownPath` checks it. */
  then?: string
  /** The password is a new one. */
  changed?: true
  /** A new password is asked for. */
  forgot?: true
}
export const loginSearch = (raw: RawSearch): LoginParams => ({
  ...texts('then')(raw),
  changed: flagOf('changed', raw),
  forgot: flagOf('forgot', raw),
})
