import type { MenuIcon } from '../core/app/menuIcons.ts'

/** Groups of the palette; of those that match equally well the earlier comes first. */
export const commandGroups = [
  'actions',
  'agencies',
  'donors',
  'locations',
  'neighbors',
  'orders',
  'donations',
  'products',
  'people',
  'screens',
  'receipts',
] as const
export type CommandGroup = (typeof commandGroups)[number]

/** One entry of the command palette: goes somewhere or does something. */
export interface Command {
  key: string
  group: CommandGroup
  label: string
  /** Difference between two of the same label. */
  detail?: string
  icon?: MenuIcon
  to?: string
  run?: () => void
  /** Code or name by which the server found it; its label otherwise. */
  found?: string
}
