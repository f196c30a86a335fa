/** What `GET /api/config` answers: the settings of an installation that browsers need. */
export interface PublicConfig {
  /** A MapLibre style to use as the base map; null for the bundled one. */
  mapStyleUrl: string | null
  sentryDsn: string | null
  supportAddress: string | null
  /** Mails are kept as files and can be read at /mailbox: development only. */
  mailbox: boolean
}
