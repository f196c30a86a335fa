export type PhotoFaultKey = 'photoType' | 'photoTooLarge' | 'photoBroken' | 'photoAnimated'

/** Thrown for what cannot be kept as a photo; the reason is a key of `errors.field`. */
export class PhotoFault extends Error {
  readonly key: PhotoFaultKey

  constructor(key: PhotoFaultKey) {
    super(key)
    this.name = 'PhotoFault'
    this.key = key
  }
}
