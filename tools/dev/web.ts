import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { ROOT } from '../children.mjs'

/** The web app of `npm run dev` at PORT, with hot reload; what the server answers is passed on to SERVER_URL. */
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
// Vite ends when its input does, which needs a reader.
process.stdin.resume()
