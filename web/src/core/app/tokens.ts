/**
 * The scale of everything that is drawn. The theme is made from it, the page of parts shows it, and an architecture test
 * refuses other values in the screens.
 */

/** Type by its use, in rem; `sx` names them as `caption.fontSize`. */
export const fontSizes = {
  overline: '0.75rem',
  caption: '0.8125rem',
  body2: '0.875rem',
  body1: '0.9375rem',
  subtitle1: '1rem',
  h3: '1.125rem',
  h2: '1.25rem',
  h1: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  /** Numbers and codes that are read across a table. */
  display: 'clamp(1.75rem, 1.2rem + 1.6vw, 2.25rem)',
} as const
/** Labels below the icons of a phone's bar: five words side by side at 320 px. */
export const barLabelSize = '0.6875rem'

/** Text, links and navigation, names and headings, sums. */
export const fontWeights = { regular: 400, medium: 500, strong: 600, bold: 700 } as const

/** Headings, rows and chips, small print, sentences. */
export const lineHeights = { tight: 1.2, snug: 1.3, note: 1.4, text: 1.5 } as const

/** Steps of 8 px between and inside parts, both ways; the last one leaves a phone's bar free below the page. */
export const spaces = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 13] as const

/** Corners in pixels: marks and bars, buttons and fields, cards and menus, dialogs. `sx` counts them in steps of 4. */
export const radii = { small: 4, medium: 8, large: 12, dialog: 16 } as const
export const pill = '999px'

/** Room that a phone's bar takes at the bottom. */
export const phoneBarHeight = 64
export const abovePhoneBar = `calc(${phoneBarHeight}px + env(safe-area-inset-bottom))`

/** Least heights in pixels: of chips, small controls, controls, what a thumb meets, rows of tables and lists, cards. */
export const heights = [24, 32, 36, 40, 44, 48, 52, 56, 64, 72, 88, 120] as const

/** Heights of a grid's rows: two lines of text or three small ones, and section 9's. */
export const rowHeights = { compact: 52, status: 120 } as const

/** Shadows of what lies on the page, floats over it, and stands before it. */
export const shadows = {
  raised: '0 1px 3px rgb(0 0 0 / 0.16)',
  floating: '0 4px 16px rgb(0 0 0 / 0.16)',
  overlay: '0 12px 40px rgb(0 0 0 / 0.24)',
} as const

/** Light in a colour over a whole line, below its words. */
export const lineLight = (colour: string) => `inset 0 0 0 100vmax ${colour}`

/** Milliseconds. Whoever asks for less motion gets none. */
export const durations = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  noticing: 1500,
  enteringScreen: 225,
  leavingScreen: 195,
} as const
export const easings = {
  easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  easeOut: 'cubic-bezier(0, 0, 0.2, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
} as const

/** The navigation's own surface, dark in both schemes. */
export interface RailColours {
  background: string
  text: string
  quiet: string
  active: string
  hover: string
  accent: string
}

/** Ground of a map and the outlines of counties on it. */
export interface MapColours {
  water: string
  land: string
  border: string
  label: string
}

export const light = {
  primary: { main: '#1d5c43', dark: '#143a2b', light: '#4b8a70', contrastText: '#ffffff' },
  secondary: { main: '#86560f', dark: '#5f3c08', light: '#c8892b', contrastText: '#ffffff' },
  info: { main: '#0277bd', contrastText: '#ffffff' },
  success: { main: '#2a7536', contrastText: '#ffffff' },
  warning: { main: '#b45309', contrastText: '#ffffff' },
  error: { main: '#b3261e', contrastText: '#ffffff' },
  background: { default: '#faf8f3', paper: '#ffffff' },
  text: { primary: '#1c211d', secondary: '#525a53' },
  divider: '#e1dccf',
  rail: {
    background: '#143a2b',
    text: '#eef4ef',
    quiet: '#b5cabd',
    active: '#225240',
    hover: '#1a4635',
    accent: '#f2c063',
  },
  map: { water: '#dbe7ef', land: '#f8f5ec', border: '#b3aa93', label: '#6b6553' },
} as const

export const dark = {
  primary: { main: '#8fd3b0', dark: '#63b38b', light: '#b4e5cb', contrastText: '#0b2318' },
  secondary: { main: '#e9bd6c', dark: '#c8953b', light: '#f4d79d', contrastText: '#2a1c02' },
  info: { main: '#63baf0', contrastText: '#04202f' },
  success: { main: '#85cd92', contrastText: '#08230e' },
  warning: { main: '#f0aa5f', contrastText: '#2c1802' },
  error: { main: '#f4938b', contrastText: '#330a07' },
  background: { default: '#111512', paper: '#1a1f1b' },
  text: { primary: '#e8ece7', secondary: '#a8b2aa' },
  divider: '#2e3630',
  rail: {
    background: '#0c100d',
    text: '#e8ece7',
    quiet: '#a3b3a9',
    active: '#1f3a2e',
    hover: '#17231d',
    accent: '#f2c063',
  },
  map: { water: '#141c22', land: '#1f2621', border: '#4b564e', label: '#a8b2aa' },
} as const

/** White stands on them, in light and dark: tags (section 6: blue where it must be assigned), markers of a map. */
export const tagColours = { required: '#1d4ed8', plain: '#4b5563' } as const
export const markerColours = { green: '#1d5c43', orange: '#b45309', violet: '#6d28d9', blue: '#0277bd' } as const
