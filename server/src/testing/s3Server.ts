import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const KEY = { id: 'KEY-OF-TESTS', secret: 'secret of tests' }
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/

export interface S3Server {
  /** Settings with which a server stores its files in this bucket. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  close(): Promise<void>
}

/** Starts a server that answers as S3 does, as far as we use it, for one bucket in memory. Requests that are not signed are refused. */
export async function startS3(bucket: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>()

  function answer(request: IncomingMessage, body: Buffer): [status: number, body?: Buffer | string] {
    const [, named, ...path] = decodeURIComponent(pathOf(request)).split('/')
    const key = path.join('/')
    if (!isSigned(request, body)) return [403, 'SignatureDoesNotMatch']
    if (named !== bucket) return [404, 'NoSuchBucket']
    const object = objects.get(key)
    switch (request.method) {
      case 'PUT':
        objects.set(key, body)
        return [200]
      case 'GET':
        return object ? [200, object] : [404, 'NoSuchKey']
      case 'DELETE':
        objects.delete(key)
        return [204]
      default:
        return [405, 'MethodNotAllowed']
    }
  }

  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const [status, body] = answer(request, bytes)
      const fault = `<?xml version="1.0"?><Error><Code>${String(body)}</Code></Error>`
      const sent = typeof body === 'string' ? Buffer.from(fault) : (body ?? Buffer.alloc(0))
      response.writeHead(status, status === 204 ? {} : { 'Content-Length': sent.length }).end(sent)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://s3').pathname

/** Tells whether a request has a valid Amazon signature, version 4, which includes the hash of the body. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const [, id, scope = '', day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  const claimed = String(request.headers['x-amz-content-sha256'])
  if (id !== KEY.id || (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body))) return false
  const query = new URL(request.url ?? '/', 'http://s3').searchParams
  query.sort()
  const canonical = [
    request.method,
    pathOf(request),
    query.toString(),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    claimed,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${KEY.secret}`)
  return hmac(key, toSign).toString('hex') === signature
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
