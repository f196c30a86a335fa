import type { Config } from '../config.ts'
import { diskStore } from './diskStore.ts'
import { s3Store } from './s3Store.ts'
import type { PhotoStore } from './store.ts'

/** Opens the store of photos that the settings ask for. */
export const openPhotoStore = (config: Config): PhotoStore =>
  config.S3_BUCKET ? s3Store(config, config.S3_BUCKET) : diskStore(config)
