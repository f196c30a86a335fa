// The bare program that bench/start.ts compares the server with: a Node program that opens the database and serves one page.
import { createServer } from 'node:http'
import { connect } from '../server/src/platform/db/connect.ts'

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, PORT } = process.env
const { kysely } = await connect({ dataDir, databaseUrl })
createServer((_request, response) => {
  void kysely
    .selectNoFrom(({ lit }) => lit(1).as('one'))
    .execute()
    .then(() => response.end('<!doctype html>'))
}).listen(Number(PORT), '127.0.0.1')
