/** The number of files that are fetched at a time: browsers have six connections to a server without HTTP/2, and the page needs some of them. */
const AT_ONCE = 4

/**
 * Stores the files of the app, several at a time. One after the other, hundreds of files take as many round trips: minutes in a weak mobile
 * network, while browsers end an installation after one to five minutes.
 * @param keys the keys under which files are stored, by their URLs
 * @param store stores a file that is not stored yet
 * @throws the error of `store`; files stored before stay
 */
export async function storeFiles(
  keys: ReadonlyMap<string, string>,
  store: (request: Request, key: string) => Promise<unknown>,
): Promise<void> {
  const left = keys.entries()
  const storeLeft = async () => {
    for (const [url, key] of left) {
      // A file whose name does not change with its content has its version in the key only.
      const cache = url === key ? 'default' : 'reload'
      await store(new Request(url, { cache, credentials: 'same-origin', priority: 'low' }), key)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeLeft))
}
