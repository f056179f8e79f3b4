import { type Caller, canAccess, shownToFoodBank } from '../../../shared/core/access.ts'
import { type Refusal, refuse } from '../../../shared/core/answer.ts'
import type { CustomerDraft } from '../../../shared/pantry/customers/changes.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import * as refusals from '../../../shared/pantry/customers/refusals.ts'
import type { Write } from '../../core/table/write.ts'
import { findEntity } from '../../network/organizations/entityTable.ts'
import { accessesOfCustomer, grantAccessWrite, openedTo, removeAccessWrite } from '../locations/accessTable.ts'
import { pickupLocationsById } from '../locations/locationTable.ts'
import { programsById } from '../programs/programTable.ts'

/** Delivery programs and restricted locations that staff assign to a customer. */

/** Programs that the caller assigns: its own, by a food bank also those of its agencies. */
export async function assignablePrograms(ids: readonly number[], caller: Caller): Promise<ReadonlySet<number>> {
  const programs = await programsById([...new Set(ids)])
  const isOwners = async (owner: number) => {
    if (owner === caller.EntityID) return true
    const agency = caller.Role === 'agency' ? undefined : await findEntity('agency', owner)
    return agency?.FoodBankID === caller.EntityID
  }
  const owners = [...new Set(programs.map(({ EntityID }) => EntityID))]
  const own = new Set((await Promise.all(owners.map(async (id) => ((await isOwners(id)) ? [id] : [])))).flat())
  return new Set(programs.filter(({ EntityID }) => own.has(EntityID)).map(({ ID }) => ID))
}

/** The customer's programs after a save: those that the caller doesn't assign stay, whether the form named them or not. */
export function programsAfter(
  { DeliveryProgramIDs: held }: Pick<Customer, 'DeliveryProgramIDs'>,
  { DeliveryPrograms }: Pick<CustomerDraft, 'DeliveryPrograms'>,
  assignable: ReadonlySet<number>,
): number[] | Refusal {
  const wanted = DeliveryPrograms.map(({ ID }) => ID)
  if (!wanted.every((id) => assignable.has(id) || held.includes(id))) return refuse(refusals.notAssignable)
  return [...new Set([...held.filter((id) => !assignable.has(id) || wanted.includes(id)), ...wanted])]
}

interface Accesses {
  readonly writes: readonly Write[]
  /** The locations that are open to the customer then. */
  readonly opened: readonly number[]
}

/** The accesses to restricted locations that are granted and taken away. */
export async function accessWrites(
  before: Customer,
  draft: CustomerDraft,
  caller: Caller,
  now: Date,
): Promise<Accesses | Refusal> {
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
  // An agency sees its own locations alone: those of others stay.
  const closed = gone.filter(canChange)
  return {
    writes: [
      ...added.map((PantryLocationID) => grantAccessWrite({ PantryLocationID, CustomerID: before.ID, Granted })),
      ...closed.map((id) => removeAccessWrite(id, before.ID)),
    ],
    opened: [...held.filter((id) => !closed.includes(id)), ...added],
  }
}
