import type { StandingTransition } from '../../../shared/pantry/standing/standing.ts'
import type { Write } from '../../core/table/write.ts'

/** Outcome of a due regular order, and what is written with it. */
export interface SettledStanding {
  readonly change: StandingTransition
  readonly also?: readonly Write[]
}
