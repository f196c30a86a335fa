import { flagOf, type RawSearch, texts } from '../../../platform/searchParams.ts'

export interface LoginParams {
  /** The path of the page to return to; `ownPath` checks that it is in this app. */
  then?: string
  /** True after the password was reset. */
  changed?: true
  /** True to open the reset dialog. */
  forgot?: true
}
export const loginSearch = (raw: RawSearch): LoginParams => ({
  ...texts('then')(raw),
  changed: flagOf('changed', raw),
  forgot: flagOf('forgot', raw),
})
