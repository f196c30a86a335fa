// Written by `npm run phone:sync`.
globalThis.SERVER = 'https://fieldfare.example'
