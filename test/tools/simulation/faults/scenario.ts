import type { TableItem } from '../expression.ts'
import type { PreparedStage } from './prepare.ts'

/** One function with its work while calls go wrong, and the stage of the table that it starts on. */
export interface Scenario {
  readonly name: string
  readonly on: PreparedStage
  /** `events`: those of the prepared donation, oldest first. */
  readonly work: (events: readonly TableItem[]) => Promise<unknown>
  /** Minutes that pass between the preparation and the run. */
  readonly later?: number
}
