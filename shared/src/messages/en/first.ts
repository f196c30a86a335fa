import { app } from './app.ts'
import { errors } from './errors.ts'
import { welcome } from './welcome.ts'

/** The texts of the first page and of what surrounds every page: they come before the others. */
export const first = { app, errors, welcome }
