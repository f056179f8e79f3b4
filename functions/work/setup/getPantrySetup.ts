import * as z from 'zod/mini'
import { isFoodBankRole } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import * as setup from '../../../shared/work/setup/api.ts'
import { pantrySetupItems } from '../../../shared/work/setup/pantryChecklist.ts'
import { endpoint } from '../../core/http/http.ts'
import { customerLists } from '../../core/table/keys/customers.ts'
import { customerInvitationLists } from '../../core/table/keys/invitations.ts'
import { orderLists } from '../../core/table/keys/orders.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { table } from '../../core/table/table.ts'
import { hasAny } from '../../network/organizations/deleting.ts'
import { loadPeople, loadZone } from '../../network/organizations/entityTable.ts'
import { locationsOfOwner } from '../../pantry/locations/locationTable.ts'
import { productsOfOwner } from '../../pantry/products/productTable.ts'
import { stockOfOwner } from '../../pantry/products/stockTable.ts'

const OrderID = z.object({ ID })
/** Orders with which a pantry has begun: the first one is shown with the checklist that led to it. */
const hasBegun = 2

/** A new pantry's lists are short; of one that has begun nothing further is read. */
export const handler = endpoint(setup.getPantrySetup, async ({ caller: { EntityID: owner, Role: role }, now }) => {
  const { items: first } = await table.page({ ...orderLists.owner(owner), limit: hasBegun, rowFields: ['ID'] }, OrderID)
  if (first.length === hasBegun) return { Items: [] }
  const customers = isFoodBankRole(role) ? customerLists.foodBank(owner) : customerLists.agency(owner)
  const today = localDay(now, await loadZone(owner))
  const [people, locations, hasWindow, products, stock, wasInvited, wasAdded] = await Promise.all([
    loadPeople([owner]),
    locationsOfOwner(owner),
    hasAny({ ...windowLists.owner(owner), from: today }),
    productsOfOwner(owner),
    stockOfOwner(owner, false),
    hasAny(customerInvitationLists.owner(owner)),
    hasAny(customers),
  ])
  const active = products.filter(({ IsActive }) => IsActive)
  const facts = {
    people: people.length,
    locationId: locations.find(({ IsActive }) => IsActive)?.ID,
    hasWindow,
    hasProduct: active.length > 0,
    hasStock: active.some(({ ID }) => (stock.get(ID)?.Quantity ?? 0) > 0),
    hasCustomer: wasInvited || wasAdded,
    hasOrder: first.length > 0,
  }
  return { Items: pantrySetupItems(facts, role) }
})
