import type { LoadControl } from './loadControl.ts'

/** Yields pages, each read in a separate turn of the client, so that a large download makes no other client wait. */
export async function* inTurns<T>(
  load: Pick<LoadControl, 'turn'>,
  client: string,
  pages: AsyncGenerator<T>,
): AsyncGenerator<T> {
  try {
    for (;;) {
      const { done, value } = await load.turn(client, () => pages.next())
      if (done) return
      yield value
    }
  } finally {
    await pages.return(undefined)
  }
}
