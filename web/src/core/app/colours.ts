/** The navigation's own surface, dark in both schemes. */
export interface RailColours {
  background: string
  text: string
  quiet: string
  active: string
  hover: string
  accent: string
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
} as const
