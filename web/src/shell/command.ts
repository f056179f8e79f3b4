import type { MenuIcon } from '../core/app/menuIcons.ts'

/** One entry of the command palette: goes somewhere or does something. */
export interface Command {
  key: string
  group: 'screens' | 'actions' | 'donations' | 'receipts' | 'agencies' | 'donors'
  label: string
  /** Difference between two of the same label. */
  detail?: string
  icon?: MenuIcon
  to?: string
  run?: () => void
}
