export type PhotoFaultKey = 'photoType' | 'photoTooLarge' | 'photoBroken' | 'photoAnimated'

/** The error for a file that cannot be stored as a photo; `key` is the reason, a key of the messages `errors.field`. */
export class PhotoFault extends Error {
  readonly key: PhotoFaultKey

  constructor(key: PhotoFaultKey) {
    super(key)
    this.name = 'PhotoFault'
    this.key = key
  }
}
