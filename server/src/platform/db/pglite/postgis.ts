import type { PGliteOptions } from '@electric-sql/pglite'
import { postgis } from '@electric-sql/pglite-postgis'

type Extension = Exclude<NonNullable<PGliteOptions['extensions']>[string], URL>

/** Returns the PostGIS extension for PGlite with this bundle of libraries instead of the one it ships with. */
export function withLibraries(bundlePath: URL): Extension {
  return {
    name: postgis.name,
    setup: async (pg, options) => ({ ...(await postgis.setup(pg, options)), bundlePath }),
  }
}
