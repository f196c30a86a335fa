import { createTheme, virtualColor, type MantineColorsTuple } from '@mantine/core'

// Index 6 is the brand colour in every scale and in both schemes; the others are its tints and shades.
const blue: MantineColorsTuple = [
  '#e2f0fd',
  '#cce6ff',
  '#a3cdf5',
  '#74afe6',
  '#438fd3',
  '#1a70bd',
  '#0052a3',
  '#00468c',
  '#003a75',
  '#0b2a47',
]
const sky: MantineColorsTuple = [
  '#f6fbff',
  '#f0f8ff',
  '#eaf5ff',
  '#e4f2ff',
  '#dcefff',
  '#d4ebff',
  '#cce6ff',
  '#b5d8f7',
  '#9ccaef',
  '#82bbe6',
]
const orange: MantineColorsTuple = [
  '#fff1e0',
  '#ffdcb8',
  '#ffc78a',
  '#ffb056',
  '#fb9a2c',
  '#f88a12',
  '#f57b00',
  '#d96d00',
  '#b85c00',
  '#5c2c06',
]
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fbd5d2',
  '#f3a9a4',
  '#e47a73',
  '#d14c44',
  '#bd302a',
  '#a8201a',
  '#8f1a15',
  '#741410',
  '#4d0d0a',
]
const rose: MantineColorsTuple = [
  '#33201e',
  '#ffe9e6',
  '#ffdfda',
  '#ffd4ce',
  '#ffcac3',
  '#ffbfb7',
  '#ffb4ab',
  '#f59d92',
  '#e5867a',
  '#d06f62',
]

/** `action` submits and confirms, `call` is the primary action of a screen, `bad` is destructive. */
export const theme = createTheme({
  primaryColor: 'action',
  primaryShade: 6,
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#12212e',
  colors: {
    blue,
    sky,
    orange,
    red,
    rose,
    action: virtualColor({ name: 'action', light: 'blue', dark: 'sky' }),
    call: virtualColor({ name: 'call', light: 'orange', dark: 'sky' }),
    bad: virtualColor({ name: 'bad', light: 'red', dark: 'rose' }),
  },
  fontFamily: 'var(--ff-font-app)',
  headings: { fontFamily: 'var(--ff-font-people)', fontWeight: '600' },
  fontSizes: { xs: '0.78125rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1rem', sm: '1.25rem', md: '1.5rem', lg: '1.625rem', xl: '1.75rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '6px', sm: '12px', md: '14px', lg: '20px', xl: '28px' },
  defaultRadius: 'sm',
  breakpoints: { xs: '20em', sm: '45em', md: '65em', lg: '80em', xl: '100em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Input: { defaultProps: { size: 'md' } },
  },
})
