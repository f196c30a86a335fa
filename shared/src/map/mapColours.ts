import type { MapTheme } from './levels.ts'

export interface MapColours {
  sea: string
  /**
   * The colours of two bands of lighter water along the coast. They are opaque: in a transparent line that doubles back, one
   * would see the overlap.
   */
  shallowsFar: string
  shallowsNear: string
  land: string
  lake: string
  stream: string
  built: string
  coast: string
  border: string
  labelPlace: string
  labelWater: string
  halo: string
  waterHalo: string
  nature: NatureColours
}

/** The colours of nature on far views, stronger than those of the detailed map, since far views show nothing else on the ground. */
export interface NatureColours {
  wood: string
  heath: string
  dune: string
  marsh: string
  /** Tidal flats: #dfe3cf multiplied with the colour of the sea. */
  flat: string
  reserve: string
  label: string
}

export const MAP_COLOURS: Record<MapTheme, MapColours> = {
  light: {
    sea: '#c6e1f3',
    shallowsFar: '#cfe6f6',
    shallowsNear: '#d9ecf8',
    land: '#f3f1e4',
    lake: '#c6e1f3',
    stream: '#9cc9e6',
    built: '#e3dccb',
    coast: '#8fb8d2',
    border: 'rgba(71, 90, 107, 0.5)',
    labelPlace: '#1c2a35',
    labelWater: '#1f5478',
    halo: 'rgba(255, 255, 255, 0.9)',
    waterHalo: 'rgba(226, 241, 250, 0.9)',
    nature: {
      wood: '#bcd8a8',
      heath: '#e3c6d2',
      dune: '#ecd9a3',
      marsh: '#bfe0d2',
      flat: '#adc8c5',
      reserve: '#3f7d45',
      label: '#2f5a33',
    },
  },
  dark: {
    sea: '#0d1a25',
    shallowsFar: '#11212d',
    shallowsNear: '#152836',
    land: '#272b28',
    lake: '#0e1a24',
    stream: '#1d3a4c',
    built: '#2f302f',
    coast: '#34566b',
    border: 'rgba(183, 193, 201, 0.4)',
    labelPlace: '#eef2f4',
    labelWater: '#a9d3ee',
    halo: 'rgba(17, 19, 18, 0.92)',
    waterHalo: 'rgba(12, 22, 30, 0.92)',
    nature: {
      wood: '#243c20',
      heath: '#3d2a34',
      dune: '#4b3f28',
      marsh: '#1d3a35',
      flat: '#1d3340',
      reserve: '#7fb784',
      label: '#b9d6b3',
    },
  },
}
