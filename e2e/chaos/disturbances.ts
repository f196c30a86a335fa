import { setTimeout as sleep } from 'node:timers/promises'
import type { Link } from './link.ts'
import { ask, type Site } from './site.ts'

/** Returns the next random number from 0 to below 1, in a sequence that the seed determines. */
export type Chance = () => number

/** Source: mulberry32, by Tommy Ettinger, public domain. */
export function chanceOf(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const among = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
const between = (chance: Chance, least: number, most: number) => Math.round(least + chance() * (most - least))

/** Cuts or stalls the link of one process to its database for a time between two limits, in milliseconds. @returns a description */
async function failLink(
  { processes }: Site,
  chance: Chance,
  [least, most]: [number, number],
  fail: (link: Link) => void,
  words: string,
): Promise<string> {
  const { name, link } = among(chance, processes)
  const ms = between(chance, least, most)
  fail(link)
  await sleep(ms)
  link.mend()
  return `${name} ${words} for ${ms} ms`
}

/** The disturbances by name. Each ends with everything working again, and returns a description. */
export const DISTURBANCES = {
  async process({ processes }: Site, chance: Chance) {
    const one = among(chance, processes)
    await one.kill()
    await sleep(between(chance, 0, 1000))
    await one.start()
    return `${one.name} killed and started`
  },
  async backends({ query }: Site, chance: Chance) {
    const most = between(chance, 1, 8)
    const ended = await query(
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
        where datname = 'chaos' and pid <> pg_backend_pid() order by random() limit $1) chosen`,
      [most],
    )
    return `${ended.length} connections ended by the database`
  },
  async database({ postgres }: Site, chance: Chance) {
    const ms = between(chance, 0, 1500)
    await postgres.restart(ms)
    return `database killed, and started after ${ms} ms`
  },
  async replica({ replica }: Site, chance: Chance) {
    const ms = between(chance, 0, 1500)
    await replica.restart(ms)
    return `replica killed, and started after ${ms} ms`
  },
  async lag({ replica }: Site, chance: Chance) {
    const ms = between(chance, 200, 4000)
    await ask(replica, 'select pg_wal_replay_pause()')
    await sleep(ms)
    await ask(replica, 'select pg_wal_replay_resume()')
    return `replica got nothing new for ${ms} ms`
  },
  async balancer({ balancer }: Site, chance: Chance) {
    const ms = between(chance, 100, 2000)
    balancer.cut()
    await sleep(ms)
    balancer.mend()
    return `balancer gone for ${ms} ms`
  },
  cut: (site: Site, chance: Chance) =>
    failLink(site, chance, [100, 3000], (link) => link.cut(), 'could not reach the database'),
  silence: (site: Site, chance: Chance) =>
    failLink(site, chance, [500, 4000], (link) => link.stall(), 'and the database heard nothing of each other'),
} satisfies Record<string, (site: Site, chance: Chance) => Promise<string>>

export type DisturbanceName = keyof typeof DISTURBANCES
export const DISTURBANCE_NAMES = Object.keys(DISTURBANCES) as DisturbanceName[]
