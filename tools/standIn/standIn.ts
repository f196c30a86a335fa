// Starts a stand-in for the services of map tiles: node tools/standIn/standIn.ts [port] [file.mbtiles]; see standInServer.ts.
import { startStandIn } from './standInServer.ts'

const [port, file] = process.argv.slice(2)
const { url } = await startStandIn({ port: Number(port ?? 0), ...(file && { file }) })
process.stdout.write(
  `BASE_MAP=${url}/tiles.json AERIAL=${url}/aerial/{z}/{x}/{y}.jpeg\nChange what it does: ${url}/mode/broken\n`,
)
