import { Worker } from 'node:worker_threads'

/** A message of a worker: its progress in percent, or its result. */
export interface WorkerMessage<R> {
  percent?: number
  made?: R
}

/**
 * Runs a task in a thread of its own.
 * @param url the URL of the worker's module; each caller writes it out relative to `import.meta.url`, by which the bundler finds
 * workers
 * @throws the error that the worker throws
 */
export const inWorker = <R>(url: URL, task: object, report: (percent: number) => void): Promise<R> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(url, { workerData: task, execArgv: [] })
    worker.on('message', ({ percent, made }: WorkerMessage<R>) => {
      if (percent !== undefined) report(percent)
      if (made) resolve(made)
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the worker ${url.pathname} ended with ${code}`)))
  })
