// Plain JavaScript for Node 20: the exit code with which the server of `npm run dev` asks `dev.mjs` to start it again.
export const RESTART = 75
