/** An error that browsers reported, with the number of reports. It holds no person, no full URL and nothing of a page's content. */
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

/** Counts of the tasks that wait for admins, and totals of the site. */
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
