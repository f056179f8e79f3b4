import type { MenuIcon } from '../core/app/menuIcons.ts'

/** One entry of the command palette: goes somewhere or does something. */
export interface Command {
  key: string
  group: 'screens' | 'actions' | 'donations' | 'receipts' | 'agencies' | 'donors'
  label: string
  /** What tells two of the same label apart. */
  detail?: string
  icon?: MenuIcon
  to?: string
  run?: () => void
}
