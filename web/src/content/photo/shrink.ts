/** Timeout in milliseconds; a photo that takes longer to scale down is sent as it is. */
const PATIENCE_MS = 20_000

/**
 * Scales a photo down, turned upright and without its metadata. Returns the unchanged file if the device cannot
 * scale it.
 */
export function shrink(file: File, signal: AbortSignal): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return Promise.resolve(file)
  const worker = new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    const late = setTimeout(() => resolve(file), PATIENCE_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(late)
      reject(signal.reason)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => {
      clearTimeout(late)
      resolve(data ?? file)
    })
    worker.addEventListener('error', () => resolve(file))
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
