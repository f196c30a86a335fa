import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { ROOT } from '../prepare.mjs'

/** The web app of `npm run dev` at PORT, with hot reload; what the server answers is passed on to SERVER_URL. */
const logger = createLogger('warn', { allowClearScreen: false })
const { error } = logger
// While the server reloads, requests to it fail; why it does is said by the server.
logger.error = (message, options) => /\bproxy (socket )?error\b/.test(message) || error(message, options)

const server = await createServer({
  root: join(ROOT, 'web'),
  configFile: join(ROOT, 'web/vite.config.ts'),
  server: { port: Number(process.env.PORT), strictPort: true },
  customLogger: logger,
})
await server.listen()
// Vite ends with its input, which someone has to read.
process.stdin.resume()
