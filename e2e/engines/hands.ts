/** The controls of a browser that a journey needs: one window of one person, over the protocol that the browser speaks. */
export interface Hands {
  go(url: string): Promise<void>
  /** Runs a function in the page, which can use nothing but its argument. */
  run<A, T>(work: (argument: A) => T, argument: A): Promise<T>
  /** Runs source text in the page, bypassing the page's content security policy. */
  load(program: string): Promise<void>
  /** Presses the main button of the mouse at a point, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(name: Key): Promise<void>
  picture(): Promise<Uint8Array>
}

export type Key = 'Enter' | 'ArrowLeft'

/** A browser whose windows share no data, as if they belonged to different people. */
export interface OpenBrowser {
  hands(): Promise<Hands>
  close(): Promise<void>
}

/** The size of every window, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 }
