import { beforeEach, vi } from 'vitest'

/** The server's response to an upload; null for none. */
export interface FakeServer {
  answer: { status: number; body: object } | null | undefined
  /** Upload progress from 0 to 1. */
  ids: string[]
  types: string[]
}

/** A fake server behind XMLHttpRequest. Accepts every photo unless `answer` says otherwise. */
export function useFakeServer(): FakeServer {
  const server: FakeServer = { answer: undefined, ids: [], types: [] }

  class Request extends EventTarget {
    readonly upload = new EventTarget()
    responseType = ''
    status = 0
    response: unknown
    #id = ''

    open(_method: string, url: string): void {
      this.#id = url.split('/').at(-1) ?? ''
    }
    setRequestHeader(_name: string, type: string): void {
      server.types.push(type)
    }
    send(photo: Blob): void {
      server.ids.push(this.#id)
      setTimeout(() => {
        this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: photo.size, total: photo.size }))
        if (server.answer === null) return this.dispatchEvent(new Event('error'))
        this.status = server.answer?.status ?? 200
        this.response = server.answer?.body ?? { id: this.#id, width: 4, height: 3 }
        return this.dispatchEvent(new Event('load'))
      })
    }
    abort(): void {
      this.dispatchEvent(new Event('abort'))
    }
  }

  beforeEach(() => {
    Object.assign(server, { answer: undefined, ids: [], types: [] })
    vi.stubGlobal('XMLHttpRequest', Request)
  })
  return server
}
