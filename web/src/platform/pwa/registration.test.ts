import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A worker whose states the test sets. */
class Worker extends EventTarget {
  state = 'installing'
  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A registration whose next worker the test begins to install. */
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null
  readonly update = vi.fn(async () => undefined)
  install(): Worker {
    this.installing = new Worker()
    this.dispatchEvent(new Event('updatefound'))
    return this.installing
  }
}

const register = vi.fn<() => Promise<Registration | undefined>>()
const container = { register, controller: null as Worker | null }
const [onNewContent, log] = [vi.fn(), vi.fn()]

/** Registers the worker in a page of its own. @returns the registration that the browser gave */
async function registered(registration = new Registration()): Promise<Registration> {
  register.mockResolvedValueOnce(registration)
  const { registerServiceWorker } = await import('./registration.ts')
  await registerServiceWorker(onNewContent, log)
  return registration
}

beforeEach(() => {
  vi.resetModules()
  vi.resetAllMocks()
  vi.useFakeTimers()
  container.controller = null
  vi.stubGlobal('navigator', { serviceWorker: container })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a browser that refuses workers is asked once', async () => {
  register.mockRejectedValueOnce(new DOMException('The operation is insecure.', 'SecurityError'))
  const { registerServiceWorker } = await import('./registration.ts')
  await registerServiceWorker(onNewContent, log)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(register).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledTimes(1)
})

test('a worker whose file was not read is registered later, at most every five minutes', async () => {
  const { registerServiceWorker } = await import('./registration.ts')
  register.mockRejectedValue(new TypeError('network'))
  await registerServiceWorker(onNewContent, log)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(register.mock.calls.length).toBeGreaterThan(12)
  expect(register.mock.calls.length).toBeLessThan(24)
})

test('a first installation that ended is begun again, later each time, until it is done', async () => {
  const first = await registered()
  const second = new Registration()
  register.mockResolvedValue(second)
  first.install().become('redundant')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(register).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(register).toHaveBeenCalledTimes(2)
  second.install().become('redundant')
  await vi.advanceTimersByTimeAsync(19_000)
  expect(register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(register).toHaveBeenCalledTimes(3)
  const worker = second.install()
  for (const state of ['installed', 'activating', 'activated', 'redundant']) worker.become(state)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(register).toHaveBeenCalledTimes(3)
  expect(onNewContent).not.toHaveBeenCalled()
})

test('a new version whose installation ended is asked for again', async () => {
  const registration = await registered()
  registration.active = container.controller = new Worker()
  registration.install().become('redundant')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(registration.update).toHaveBeenCalledTimes(1)
  expect(register).toHaveBeenCalledTimes(1)
  registration.install().become('installed')
  expect(onNewContent).toHaveBeenCalledTimes(1)
})

test('an installation that runs when the page opens is followed', async () => {
  const registration = new Registration()
  const worker = registration.install()
  await registered(registration)
  register.mockResolvedValue(registration)
  worker.become('redundant')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(register).toHaveBeenCalledTimes(2)
})
