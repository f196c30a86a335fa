/** Flags of Chromium for the journeys (browser tests), in which it runs as root and draws maps without a graphics card. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Without a graphics card, everything but the maps is drawn faster in software.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]
