import * as z from 'zod/mini'
import { locationKeys } from '../../core/table/keys/locations.ts'
import { table } from '../../core/table/table.ts'
import { programsById } from '../programs/programTable.ts'

/** Names of pickup locations and delivery programs, also of those that were removed since. */

interface Placed {
  readonly PantryLocationID: number | null
  readonly EntityDeliveryProgramID: number | null
}

const Location = z.object({ ID: z.int(), Label: z.string() })

const known = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** The name of the place of one of these; empty where a delivery belongs to no program. */
export async function placeNames(placed: readonly Placed[]): Promise<(one: Placed) => string> {
  const locationIds = known(placed.map(({ PantryLocationID }) => PantryLocationID))
  const programIds = known(placed.map(({ EntityDeliveryProgramID }) => EntityDeliveryProgramID))
  const [locations, programs] = await Promise.all([
    table.getMany(locationIds.map(locationKeys.location), Location),
    programsById(programIds),
  ])
  const labels = new Map(locations.map(({ ID, Label }) => [ID, Label]))
  const names = new Map(programs.map(({ ID, Name }) => [ID, Name]))
  return ({ PantryLocationID: location, EntityDeliveryProgramID: program }) =>
    location === null ? (names.get(program ?? 0) ?? '') : (labels.get(location) ?? '')
}
