import { beforeEach, vi } from 'vitest'

/**
 * The fake server. `answer` is its response to an upload, or with a `contentType` the response of something in between;
 * null for a lost connection, 'silence' for one that hangs, undefined to accept.
 */
export interface FakeServer {
  answer: { status: number; body: object | null; contentType?: string } | 'silence' | null | undefined
  /** The ids of the photos that the server received. */
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
        if (server.answer === 'silence') return undefined
        if (server.answer === null) return this.#end('error')
        this.status = server.answer?.status ?? 200
        this.response = server.answer ? server.answer.body : { id: this.#id, width: 4, height: 3 }
        return this.#end('load')
      })
    }
    getResponseHeader(): string {
      return (server.answer !== 'silence' && server.answer?.contentType) || 'application/json; charset=utf-8'
    }
    abort(): void {
      this.#end('abort')
    }
    #end(how: 'load' | 'error' | 'abort'): void {
      this.dispatchEvent(new Event(how))
      this.dispatchEvent(new Event('loadend'))
    }
  }

  beforeEach(() => {
    Object.assign(server, { answer: undefined, ids: [], types: [] })
    vi.stubGlobal('XMLHttpRequest', Request)
  })
  return server
}
