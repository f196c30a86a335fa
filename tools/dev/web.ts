import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { ROOT } from '../children.mjs'

/** The logger of the web app that `npm run dev` serves at PORT, with hot reload; requests for the server are proxied to SERVER_URL. */
const logger = createLogger('warn', { allowClearScreen: false })
const { error } = logger
// Requests fail while the server reloads; the server itself prints why.
logger.error = (message, options) => /\bproxy (socket )?error\b/.test(message) || error(message, options)

const server = await createServer({
  root: join(ROOT, 'web'),
  configFile: join(ROOT, 'web/vite.config.ts'),
  server: { port: Number(process.env.PORT), strictPort: true },
  customLogger: logger,
})
await server.listen()
// Vite ends when its input ends, which it notices only if something reads the input.
process.stdin.resume()
