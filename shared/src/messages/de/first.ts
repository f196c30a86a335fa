import app from './app.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import welcome from './welcome.json' with { type: 'json' }

export const first = { app, errors, welcome }
