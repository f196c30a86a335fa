import app from './app.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import welcome from './welcome.json' with { type: 'json' }

/** The texts of the first page and of what surrounds every page; they load before the others. The texts of wrong fields come with the forms. */
export const first = { app, errors, welcome }
