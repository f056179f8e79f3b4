import { maxHousehold } from './changes.ts'
import type { Customer } from './customer.ts'

/** The household that a row of a file tells: a size, ages, or both. */

interface Told {
  readonly 'Household Size'?: number | undefined
  readonly Minors?: number | undefined
  readonly Adults?: number | undefined
  readonly Seniors?: number | undefined
}
type Household = Pick<Customer, 'HouseholdSize' | 'Ages'>

/** Adults that a file does not count are the rest of the size. `people`: the ages, where they make another size. */
export function householdInRow(told: Told): Household | { readonly people: number } {
  const size = told['Household Size'] || undefined
  const { Minors = 0, Seniors = 0 } = told
  const rest = size === undefined ? 0 : Math.max(0, size - Minors - Seniors)
  const isAnyTold = told.Minors !== undefined || told.Adults !== undefined || told.Seniors !== undefined
  if (!isAnyTold) return { HouseholdSize: size ?? null, Ages: null }
  const Adults = told.Adults ?? rest
  const people = Minors + Adults + Seniors
  if (people === 0) return { HouseholdSize: size ?? null, Ages: null }
  if (people > maxHousehold || (size !== undefined && size !== people)) return { people }
  return { HouseholdSize: people, Ages: { Minors, Adults, Seniors } }
}
