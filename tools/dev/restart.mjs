// Plain JavaScript for Node 20: what the server of `npm run dev` ends with when it wants to be started anew.
export const RESTART = 75
