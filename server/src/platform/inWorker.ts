import { Worker } from 'node:worker_threads'

/** A message of a worker: how far it is in percent, or what it made. */
export interface WorkerMessage<R> {
  percent?: number
  made?: R
}

/** Runs a task in a thread of its own. `url` is that of the worker's module, written out where it is called, since the bundle finds workers by their addresses. @throws what the worker throws */
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
