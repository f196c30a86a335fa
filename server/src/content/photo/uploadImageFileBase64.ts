import { randomUUID } from 'node:crypto'
import { type PhotoView, UploadImage } from '@fieldfare/shared/photo.ts'
import { signedIn, openCall } from '../../platform/call/call.ts'
import { bytesOf } from './base64.ts'
import { admitPhoto, savePhoto } from './savePhoto.ts'

/** Stores a photo, owned by the caller whatever the arguments say; `fileUuid` is the photo's id. */
export const uploadImageFileBase64 = openCall('photo.add', UploadImage)
  .meta({ largeBody: true })
  .mutation(async ({ input, ctx }): Promise<PhotoView> => {
    const who = signedIn('photo.add', ctx.who)
    await admitPhoto({ deps: ctx.deps, who })
    const id = input.fileUuid ?? randomUUID()
    return savePhoto({ deps: ctx.deps, who }, id, () => bytesOf(input.base64Image), ['base64Image'])
  })
