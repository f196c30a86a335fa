/** The part of a browser that a journey needs: one window of one person, over the protocol that the browser speaks. */
export interface Hands {
  go(url: string): Promise<void>
  /** Runs a function that needs nothing but its argument in the page. */
  run<A, T>(work: (argument: A) => T, argument: A): Promise<T>
  /** Runs a program text in the page, outside its content security policy. */
  load(program: string): Promise<void>
  /** Presses the main button of the mouse at a point, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(name: Key): Promise<void>
  picture(): Promise<Uint8Array>
}

export type Key = 'Enter' | 'ArrowLeft'

/** A browser with windows that share nothing, as those of different people. */
export interface OpenBrowser {
  hands(): Promise<Hands>
  close(): Promise<void>
}

/** The size of every window, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 }
