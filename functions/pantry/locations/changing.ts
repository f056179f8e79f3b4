import { type Caller, ownerRefusal } from '../../../shared/core/access.ts'
import type { Refusal } from '../../../shared/core/answer.ts'
import * as refusals from '../../../shared/core/refusals.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { locationView, type PickupLocation, type ShownLocation } from '../../../shared/pantry/locations/location.ts'
import { hasFields } from '../../core/http/hasFields.ts'
import { HttpFault } from '../../core/http/http.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { table } from '../../core/table/table.ts'
import { changeLocation, pickupLocationById, type StoredPickupLocation } from './locationTable.ts'

type Fields = Parameters<typeof changeLocation>[1]
interface Change {
  readonly caller: Caller
  readonly language: Language
  readonly now: Date
  readonly resource: StoredPickupLocation
}

/**
 * Changes fields of a location that the caller runs. Other fields may change at the same moment; a form names the version
 * that it was filled from and is refused when there is another.
 */
export async function changeOwn(
  { caller, language, now, resource }: Change,
  fields: Fields,
  version?: number,
): Promise<ShownLocation | Refusal> {
  const refusal = ownerRefusal(caller, resource)
  if (refusal) return refusal
  const reload = () => pickupLocationById(resource.ID)
  return retryConflicts({ loaded: resource, now, reload }, async (location: StoredPickupLocation) => {
    // A repeat after a lost answer, and a toggle that somebody else has set as well.
    if (hasFields(location, fields)) return locationView(location)
    if (version !== undefined && version !== location.Version)
      throw new HttpFault(409, refusals.changedMeanwhile[language])
    const { after, write } = changeLocation<PickupLocation>(location, fields)
    await table.commit([write])
    return locationView(after)
  })
}
