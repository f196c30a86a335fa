import { parentPort, workerData } from 'node:worker_threads'
import { makePackage, type PackTask } from './makePackage.ts'

// This file runs in a worker thread, since compressing and writing a package would delay requests.
const task = workerData as PackTask
const packageFile = await makePackage(task, (percent) => parentPort?.postMessage({ percent }))
parentPort?.postMessage({ made: packageFile })
