import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * The version of the backup format. A backup is a tar file that any tar reads: `fieldfare-backup.json` about its origin,
 * the rows of each table as lines of JSON, waiting jobs, photos, and `manifest.json` with the size and SHA-256 of these parts.
 * The last entry is the SHA-256 of the manifest.
 */
export const FORMAT = 1
export const HEAD = 'fieldfare-backup.json'
export const JOBS = 'jobs.jsonl.gz'
export const MANIFEST = 'manifest.json'
export const SEAL = 'manifest.sha256'

/** The size limit of a part in bytes: of a photo, a piece of a table, or the manifest of a million photos. */
export const PART_BYTES_MAX = 512 * 1024 * 1024

export const Head = z.object({
  format: z.number().int(),
  /** The time of the backup; validated, since it is printed to a terminal. */
  createdAt: z.iso.datetime(),
  engine: z.string(),
  migrations: z.array(z.string()).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })),
})
export type Head = z.infer<typeof Head>

export const Part = z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })
export type Part = z.infer<typeof Part>

export const Manifest = z.object({
  parts: z.array(Part),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  photos: z.number().int(),
  /** The names of photo files that the store lacked. */
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof Manifest>

/** Returns the name of a piece of a table, counted from 0. */
export const tablePart = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(5, '0')}.jsonl.gz`
/** Returns the table that a part is a piece of; null for other parts. */
export const tableOfPart = (name: string): string | null => /^tables\/([^/]+)\/\d+\.jsonl\.gz$/.exec(name)?.[1] ?? null

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/** An error about a backup, with a message for the operator of the server. */
export class BackupFault extends Error {}
