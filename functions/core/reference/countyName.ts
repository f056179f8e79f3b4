import { stateAbbreviation, stateOfCounty } from '../../../shared/core/address/states.ts'
import names from './countyNames.json' with { type: 'json' }

/** `Knox, TN` of a county by its census number; the number itself of one that is not known. */
export function countyName(id: number | null | undefined): string | null {
  if (id === null || id === undefined) return null
  const name = (names as Readonly<Record<string, string>>)[id]
  return name === undefined ? String(id) : `${name}, ${stateAbbreviation(stateOfCounty(id))}`
}
