/** A kind of error of browsers, as often as it was reported. No person, no address, nothing of a page's content. */
export interface ClientErrorView {
  id: string
  message: string
  stack: string
  /** The first part of the path. */
  page: string
  times: number
  firstAt: string
  lastAt: string
}

/** Counts of what waits for admins, and of what the site has. */
export interface AdminCounts {
  people: number
  disabled: number
  reports: number
  requests: number
  claims: number
  adverts: number
  notices: number
  tasks: number
  polygons: number
  clientErrors: number
}
