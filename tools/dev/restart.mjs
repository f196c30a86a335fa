// Plain JavaScript for Node 20: the exit code with which the server of `npm run dev` asks for a new start.
export const RESTART = 75
