// Plain JavaScript for Node 20: `npm run seed -- --areas 1000000`, which fills an empty database with invented areas, communities and people.
import { ensureDevPackages } from './npmPackages.mjs'
import { runProgram } from './program.mjs'

await runProgram('bench/seed.ts', undefined, ensureDevPackages)
