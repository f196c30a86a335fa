import { parentPort, workerData } from 'node:worker_threads'
import { makePackage, type PackTask } from './makePackage.ts'

// The package is made in a thread of its own, since compressing and writing would delay others.
const task = workerData as PackTask
const packageFile = await makePackage(task, (percent) => parentPort?.postMessage({ percent }))
parentPort?.postMessage({ made: packageFile })
