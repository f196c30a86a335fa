const WINDOW_BITS = 13

/**
 * Narrows the compression window, in both directions, in those offers of a `Sec-WebSocket-Extensions` header that let
 * the server choose the window; the library `ws` then agrees to the narrow window. If window bits were set as options
 * of `ws`, it would demand them of every client, and answer Firefox and Safari, which do not offer them, with 400.
 */
export function narrowWindow(offers: string): string {
  return offers.replace(/client_max_window_bits(?:\s*=\s*"?(\d+)"?)?([^,]*)/g, (_offer, bits, rest: string) => {
    const narrow = `client_max_window_bits=${Math.min(Number(bits ?? WINDOW_BITS), WINDOW_BITS)}`
    return rest.includes('server_max_window_bits')
      ? `${narrow}${rest}`
      : `${narrow}; server_max_window_bits=${WINDOW_BITS}${rest}`
  })
}
