import type { S3Client } from '@aws-sdk/client-s3'
import { PHOTO_SIZES, type PhotoSize } from '@fieldfare/shared/photoUrl.ts'
import type { Config } from '../config.ts'
import { fileName, type PhotoStore } from './store.ts'

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[]

/** Stores photos in a bucket of any service that speaks S3. The S3 library is loaded with the first photo. */
export function s3Store(config: Config, bucket: string): PhotoStore {
  let opening: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const openClient = () => (opening ??= connectS3(config))
  const objectOf = (...file: Parameters<typeof fileName>) => ({ Bucket: bucket, Key: fileName(...file) })

  return {
    async put(key, size, bytes) {
      const { sdk, client } = await openClient()
      await client.send(new sdk.PutObjectCommand({ ...objectOf(key, size), Body: bytes, ContentType: 'image/jpeg' }))
    },
    async get(key, size) {
      const { sdk, client } = await openClient()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(objectOf(key, size)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async remove(key) {
      const { sdk, client } = await openClient()
      for (const size of SIZES) await client.send(new sdk.DeleteObjectCommand(objectOf(key, size)))
    },
    close: () => void opening?.then(({ client }) => client.destroy()),
  }
}

/** Opens a client of the configured bucket. */
export async function connectS3(config: Config) {
  const sdk = await import('@aws-sdk/client-s3')
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = config
  const client = new sdk.S3Client({
    region,
    forcePathStyle: config.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
    // Not every service that speaks S3 understands checksums beyond those that S3 requires.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    // Without keys in the settings, the library uses the credentials of the cloud machine.
    ...(id && secret ? { credentials: { accessKeyId: id, secretAccessKey: secret } } : {}),
  })
  return { sdk, client }
}
