import { app } from './app.ts'
import { errors } from './errors.ts'
import { welcome } from './welcome.ts'

export const first = { app, errors, welcome }
