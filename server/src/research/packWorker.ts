import { parentPort, workerData } from 'node:worker_threads'
import { makePackage, type PackTask } from './makePackage.ts'

// A thread of its own: compressing and writing keep nobody waiting.
const task = workerData as PackTask
const made = await makePackage(task, (percent) => parentPort?.postMessage({ percent }))
parentPort?.postMessage({ made })
