import type { App } from '../app.ts'

/** Returns a function that uploads to the app of a test: POST /photos/{id} with `payload` as a JPEG. */
export const uploadsTo =
  (app: () => App) =>
  (id: string, payload: Buffer, headers: Record<string, string> = {}) =>
    app().http.inject({
      method: 'POST',
      url: `/photos/${id}`,
      headers: { 'content-type': 'image/jpeg', ...headers },
      payload,
    })

/** Returns the status, code and first issue of the answer to a refused upload. */
export const answerOf = ({ statusCode, json }: Awaited<ReturnType<ReturnType<typeof uploadsTo>>>) => {
  const { code, issues } = json().error.data
  return { status: statusCode, code, ...(issues[0] ? { key: issues[0].key } : {}) }
}
