import app from './app.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import welcome from './welcome.json' with { type: 'json' }

/** The texts of the first page and of the frame of every page; they load before all others. The texts of field errors load with the forms. */
export const first = { app, errors, welcome }
