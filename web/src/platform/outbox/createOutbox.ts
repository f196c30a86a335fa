import { type Atom, createAtom } from '@tanstack/react-store'
import { failureOf, isUnanswered } from '../i18n/failure.ts'
import type { About, Act, Entry, Outcome } from './act.ts'
import type { Outbox, OutboxPorts } from './outboxPorts.ts'
import { NOTHING, type OutboxState } from './outboxState.ts'

/** Milliseconds until acts without an answer are sent again, unless the connection comes back before: doubled each time, with jitter. */
const WAIT_MS = 2000
const WAIT_MAX_MS = 30_000

/** Refusals for which the act only has to wait: until the person signs in again, or until the time of a limit is over. */
const PASSES = ['not-signed-in', 'too-many', 'too-many-messages']

interface Caller {
  resolve: (outcome: Outcome<never>) => void
  reject: (error: unknown) => void
}

/** Makes an outbox, which keeps acts until they are sent. It reaches the device and the server only through its ports. */
export function createOutbox(ports: OutboxPorts, state: Atom<OutboxState> = createAtom(NOTHING)): Outbox {
  const callers = new Map<string, Caller>()
  const acts = new Map<string, Act>()
  const takeBacks = new Map<string, () => void>()
  const writes = new Set<Promise<unknown>>()
  let changes = 0
  let failures = 0

  const setEntries = (change: (entries: readonly Entry[]) => readonly Entry[]) =>
    state.set((now) => ({ ...now, entries: change(now.entries).toSorted((a, b) => a.order - b.order) }))
  const find = (id: string) => state.get().entries.find((one) => one.id === id)
  const waits = ({ refusal, personId }: Entry) => refusal === null && personId === ports.person()

  async function keep(entry: Entry): Promise<void> {
    setEntries((all) => [...all.filter(({ id }) => id !== entry.id), entry])
    showAgain()
    const kept = await writing(
      ports.save(entry).then(
        () => true,
        () => false,
      ),
    )
    setUnkept(entry.id, !kept)
  }

  /** Counts a change of the stored entries, so that entries read before the change are not taken for the current ones. */
  async function writing<T>(write: Promise<T>): Promise<T> {
    changes += 1
    writes.add(write)
    return write.finally(() => writes.delete(write))
  }

  function setUnkept(id: string, unkept: boolean): void {
    if (state.get().unkept.has(id) === unkept) return
    state.set((now) => {
      const ids = new Set(now.unkept)
      if (unkept) ids.add(id)
      else ids.delete(id)
      return { ...now, unkept: ids }
    })
  }

  async function forget(id: string, outcome: 'sent' | 'dropped'): Promise<void> {
    setEntries((all) => all.filter((one) => one.id !== id))
    setUnkept(id, false)
    // After a sent act, the waiting acts are shown again only when its answer is in the cache.
    if (outcome === 'dropped') showAgain()
    ports.note(id, outcome)
    await writing(ports.drop(id))
  }

  /** Reads the entries again: other pages add and send some, too. */
  async function read(): Promise<void> {
    await Promise.allSettled(writes)
    const before = changes
    const stored = await ports.load().catch(() => null)
    if (!stored) return
    if (changes !== before) return read()
    const { unkept } = state.get()
    setEntries((all) => [...stored, ...all.filter(({ id }) => unkept.has(id) && !stored.some((one) => one.id === id))])
  }

  /** Shows the effects of the waiting acts again, in order: a new answer lacks them, and showing or undoing another act may overwrite them. */
  function showAgain(): void {
    for (const entry of state.get().entries.filter(waits)) {
      const takeBack = acts.get(entry.act)?.show?.(entry.input)
      if (takeBack && !takeBacks.has(entry.id)) takeBacks.set(entry.id, takeBack)
    }
  }

  /** Undoes what an act shows. */
  function takeBack(id: string): void {
    takeBacks.get(id)?.()
    takeBacks.delete(id)
  }

  const waiting = (act: Act, input: unknown): Entry | undefined =>
    act.keyOf &&
    state
      .get()
      .entries.find(
        (one) =>
          one.act === act.name &&
          waits(one) &&
          one.id !== state.get().sending &&
          act.keyOf?.(one.input) === act.keyOf?.(input),
      )

  async function post<I, O>(given: Act<I, O>, input: I, about: About): Promise<Outcome<O>> {
    const act = given as Act
    const personId = ports.person()
    if (personId === null) return sendUnkept(given, input)
    acts.set(act.name, act)
    const earlier = waiting(act, input)
    const last = Math.max(0, ...state.get().entries.map(({ order }) => order))
    const entry: Entry = {
      id: crypto.randomUUID(),
      personId,
      act: act.name,
      label: act.label,
      reopens: act.reopen !== undefined,
      deletes: act.deletes ?? false,
      input: earlier && act.join ? act.join(earlier.input, input) : input,
      about,
      order: Math.max(Date.now(), last + 1),
      madeAt: Date.now(),
      refusal: null,
    }
    const outcome = new Promise<Outcome<O>>((resolve, reject) =>
      callers.set(entry.id, { resolve: resolve as Caller['resolve'], reject }),
    )
    await keep(entry)
    if (earlier) await supersede(earlier.id, entry.id)
    void send()
    return outcome
  }

  /** Sends an act of a person who is not known to be signed in, without keeping it: the server refuses what guests may not do. */
  async function sendUnkept<I, O>({ send, show, put }: Act<I, O>, input: I): Promise<Outcome<O>> {
    const takeBack = show?.(input)
    try {
      const answer = await send(input)
      put?.(answer, input)
      return { kept: false, answer }
    } catch (error) {
      takeBack?.()
      throw error
    }
  }

  /** Drops an entry in favour of a later one, which takes over undoing what the dropped entry showed. */
  async function supersede(id: string, by: string): Promise<void> {
    const before = takeBacks.get(id)
    if (before) takeBacks.set(by, before)
    takeBacks.delete(id)
    callers.get(id)?.resolve({ kept: true })
    callers.delete(id)
    await forget(id, 'dropped')
  }

  /** Resolves all callers that wait for an answer: their acts are kept for now. */
  function answerKept(): void {
    for (const entry of state.get().entries) if (waits(entry)) ports.note(entry.id, 'kept')
    for (const { resolve } of callers.values()) resolve({ kept: true })
    callers.clear()
  }

  let running: Promise<void> | undefined
  let asked = false
  function send(): Promise<void> {
    asked = true
    running ??= sendWhileAsked()
    return running
  }

  async function sendWhileAsked(): Promise<void> {
    try {
      while (asked) await ports.alone(run)
    } catch {
      // The browser refused the lock.
      wait()
    }
    running = undefined
  }

  async function run(): Promise<void> {
    asked = false
    if (!ports.isReachable()) return answerKept()
    await read()
    if (!(await isSamePerson())) return wait()
    for (let next = state.get().entries.find(waits); next; next = state.get().entries.find(waits)) {
      const { id } = next
      state.set((now) => ({ ...now, sending: id }))
      const goesOn = await sendOne(next).finally(() => state.set((now) => ({ ...now, sending: null })))
      if (!goesOn) return wait()
      failures = 0
    }
    // Another page has sent the acts of these callers.
    for (const [id, { resolve }] of callers)
      if (!find(id)) {
        resolve({ kept: false, answer: undefined as never })
        callers.delete(id)
      }
  }

  /** Asks the server who is signed in before acts of an earlier visit are sent: another page may have signed in another person. */
  async function isSamePerson(): Promise<boolean> {
    if (!state.get().entries.some((one) => waits(one) && !callers.has(one.id))) return true
    try {
      return (await ports.askPerson()) === ports.person()
    } catch {
      return false
    }
  }

  /** Resolves the callers, and sends the waiting acts later. */
  function wait(): void {
    answerKept()
    if (!state.get().entries.some(waits)) return
    ports.later(Math.min(WAIT_MS * 2 ** failures, WAIT_MAX_MS), () => void send())
    failures += 1
  }

  /** Sends one act. @returns false if nothing more can be sent now */
  async function sendOne(entry: Entry): Promise<boolean> {
    const { id, input } = entry
    const caller = callers.get(id)
    try {
      const act = await known(entry.act)
      // A later version of the app made this entry.
      if (!act) throw new Error(`No act is called ${entry.act}.`)
      const answer = await act.send(input)
      takeBacks.delete(id)
      await forget(id, 'sent')
      act.put?.(answer, input)
      showAgain()
      caller?.resolve({ kept: false, answer: answer as never })
    } catch (error) {
      const failure = failureOf(error)
      if (isUnanswered(error) || (!caller && PASSES.includes(failure.code))) return false
      takeBack(id)
      ports.note(id, 'dropped')
      if (caller) await forget(id, 'dropped')
      else await keep({ ...entry, refusal: { code: failure.code, issues: failure.issues } })
      caller?.reject(error)
    }
    callers.delete(id)
    return true
  }

  async function known(name: string): Promise<Act | undefined> {
    const act = acts.get(name) ?? (await ports.actOf(name))
    if (act) acts.set(name, act)
    return act
  }

  async function discard(id: string): Promise<() => Promise<void>> {
    const entry = find(id)
    takeBack(id)
    callers.get(id)?.resolve({ kept: true })
    callers.delete(id)
    await forget(id, 'dropped')
    return async () => {
      if (!entry) return
      await keep(entry)
      await send()
    }
  }

  return {
    state,
    post,
    open: async () => {
      await read()
      for (const name of new Set(state.get().entries.map(({ act }) => act))) await known(name)
      showAgain()
      for (const entry of state.get().entries) if (waits(entry)) ports.note(entry.id, 'kept')
    },
    send,
    retry: async (id) => {
      const entry = find(id)
      if (!entry) return
      await keep({ ...entry, refusal: null })
      await send()
    },
    discard,
    reopen: async (id) => {
      const entry = find(id)
      const act = entry && (await known(entry.act))
      if (!entry || !act?.reopen) return null
      const address = await act.reopen(entry.input)
      await discard(id)
      return address
    },
    waiting: (act, input) => waiting(act as unknown as Act, input),
    showAgain,
  }
}
