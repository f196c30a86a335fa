interface MarkProps {
  /** Height in pixels, at least 20, or the bird is not recognisable. */
  size?: number
  /** `auto` follows the colour scheme; `one` is the one-colour logo for an orange background. */
  variant?: 'auto' | 'light' | 'dark' | 'one'
  className?: string
}

const COLOURS = {
  auto: {
    head: 'var(--ff-mark-head)',
    wing: 'var(--ff-mark-wing)',
    breast: '#f57b00',
    spot: '#5d2c05',
    beak: '#ffb14a',
  },
  light: { head: '#0052a3', wing: '#0a2f57', breast: '#f57b00', spot: '#5d2c05', beak: '#ffb14a' },
  dark: { head: '#4f9fe8', wing: '#2366a9', breast: '#f57b00', spot: '#5d2c05', beak: '#ffb14a' },
  one: { head: '#111111', wing: '#111111', breast: '#ffffff', spot: '#111111', beak: '#111111' },
}

/** A fieldfare that is also a map pin: the tail points at the place. */
export function Mark({ size = 36, variant = 'auto', className }: MarkProps) {
  const colour = COLOURS[variant]
  const height = Math.max(size, 20)
  return (
    <svg
      className={className}
      width={(height * 104) / 125}
      height={height}
      viewBox="0 0 104 125"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={colour.beak} d="M82 22.5 102.5 36 86 45.5z" />
      <path
        fill={colour.head}
        d="M44 1.5A42.5 42.5 0 0 1 86.5 44C86.5 59 80 71 72 81.5 64 92 52 105 47.4 121Q44.5 126 41.6 121C37 105 24.5 93 16.5 82.5 8 71.5 1.5 59 1.5 44A42.5 42.5 0 0 1 44 1.5z"
      />
      <path
        fill={colour.wing}
        d="M1.5 44C9 50.5 18.5 53 27.5 63 38.5 75.5 41 100 44 123Q42.5 123 41.6 121C37 105 24.5 93 16.5 82.5 8 71.5 1.5 59 1.5 44z"
      />
      <path
        fill={colour.breast}
        d="M86.5 43.7C80 45 72.5 44.3 66 46 49.5 50.5 41 65 41 81.5 41 96 43 109 44.3 123.5Q46.2 123 47.4 121C52 105 64 92 72 81.5 80 71 86.5 59 86.5 43.7z"
      />
      <path
        fill={colour.spot}
        d="M59.8 61l4.5 8.5h-9zM73.8 56.8l4.6 8.4h-9.2zM53.8 76l4.2 8h-8.4zM67.4 72.6l4.4 8.6h-8.8zM57.5 91l3.7 7.6h-7.4z"
      />
      <circle cx="64.5" cy="27.6" r="7.6" fill="#ffffff" />
      <circle cx="66" cy="27.6" r="4.3" fill="#12212e" />
    </svg>
  )
}
