import { type Caller, canAccess, shownToFoodBank } from '../../shared/access.ts'
import { type Refusal, refuse } from '../../shared/answer.ts'
import type { CustomerDraft } from '../../shared/customer/changes.ts'
import type { Customer } from '../../shared/customer/customer.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { programsById } from '../deliveryprograms/programTable.ts'
import { entityOf } from '../entities/entityTable.ts'
import { accessesOfCustomer, grantAccessWrite, openedTo, removeAccessWrite } from '../locations/accessTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import type { Write } from '../table/write.ts'

/** Delivery programs and restricted locations that staff assign to a customer. */

/** New programs are the caller's own, or by a food bank of one of its agencies. */
export async function programRefusal(
  before: Customer,
  draft: CustomerDraft,
  caller: Caller,
): Promise<Refusal | undefined> {
  const added = draft.DeliveryPrograms.map(({ ID }) => ID).filter((id) => !before.DeliveryProgramIDs.includes(id))
  const programs = await programsById([...new Set(added)])
  const ofOwners = await Promise.all(
    [...new Set(programs.map(({ EntityID }) => EntityID))].map(async (owner) => {
      if (owner === caller.EntityID) return true
      const agency = await entityOf('agency', owner)
      return agency !== undefined && caller.Role !== 'agency' && agency.FoodBankID === caller.EntityID
    }),
  )
  const areKnown = programs.length === new Set(added).size
  return areKnown && !ofOwners.includes(false) ? undefined : refuse(refusals.notAssignable)
}

/** The accesses to restricted locations that are granted and taken away. */
export async function accessWrites(
  before: Customer,
  draft: CustomerDraft,
  caller: Caller,
  now: Date,
): Promise<Write[] | Refusal> {
  const wanted = [...new Set(draft.PantryLocations.map(({ ID }) => ID))]
  const listed = (await accessesOfCustomer(before.ID)).map(({ PantryLocationID }) => PantryLocationID)
  const held = [...(await openedTo(before.ID, [...new Set([...wanted, ...listed])]))]
  const added = wanted.filter((id) => !held.includes(id))
  const gone = held.filter((id) => !wanted.includes(id))
  const locations = await pickupLocationsById([...added, ...gone])
  const canChange = (id: number) => locations.some((one) => one.ID === id && canAccess(caller, shownToFoodBank(one)))
  if (!added.every(canChange)) return refuse(refusals.notAssignable)
  const open = locations.find(({ ID, IsRestricted }) => added.includes(ID) && !IsRestricted)
  if (open) return refuse(refusals.locationNotRestricted, { location: open.Label })
  const Granted = now.toISOString()
  return [
    ...added.map((PantryLocationID) => grantAccessWrite({ PantryLocationID, CustomerID: before.ID, Granted })),
    // An agency sees its own locations alone: those of others stay.
    ...gone.filter(canChange).map((id) => removeAccessWrite(id, before.ID)),
  ]
}
