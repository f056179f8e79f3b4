import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as ordering from '../../../../shared/pantry/ordering/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { asCustomer, customerFor, lines, openPantry, pickupOf, place } from '../../../engine/ordering.ts'
import { productChange } from '../../../engine/products.ts'
import { ids, person } from '../../../engine/smallTenant.ts'

/** Names and descriptions in a second language, over the real handlers and the embedded table. */

beforeAll(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

let made = 0
function newOwner(): Caller {
  made += 1
  return person('agency', 7600 + made, [ids.foodBank])
}
const leche = { es: { Name: 'Leche', Description: 'Un galón' } }

/** A pantry whose milk has a Spanish name, and one of its customers. */
async function spanishPantry(Translations: Input<typeof inventory.updateItem>['Translations'] = leche) {
  const pantry = await openPantry(newOwner())
  const { ID: id } = pantry.milk
  const Version = (await call(inventory.viewItemDetails, pantry.owner, { id })).answer.Value?.Version ?? 0
  const change = { ...productChange, Name: 'Milk', Translations }
  const { answer } = await call(inventory.updateItem, pantry.owner, { id, Version, ...change })
  return { ...pantry, saved: answer.Value, customer: await customerFor(pantry.owner) }
}
type Pantry = Awaited<ReturnType<typeof spanishPantry>>

const listed = async ({ customer, ...pantry }: Pantry, language: string) => {
  const asked = { id: customer.ID, ...pickupOf(pantry) }
  const { answer } = await call(ordering.listProductsToOrder, asCustomer(customer), asked, { language })
  return answer.Value?.rows.map(({ Name, Description, OtherNames }) => ({ Name, Description, OtherNames }))
}

it('a family reads food in its language, by the names that it reads, and finds it by the others, too', async () => {
  const pantry = await spanishPantry()
  const beans = { Name: 'Pinto Beans', Description: pantry.beans.Description, OtherNames: undefined }
  expect(await listed(pantry, 'es')).toEqual([{ Name: 'Leche', Description: 'Un galón', OtherNames: ['Milk'] }, beans])
  expect(await listed(pantry, 'en')).toEqual([
    { Name: 'Milk', Description: productChange.Description, OtherNames: ['Leche'] },
    beans,
  ])
})

it('a text that is empty is read as it was written', async () => {
  const pantry = await spanishPantry({ es: { Name: '', Description: 'Un galón' } })
  expect(await listed(pantry, 'es')).toContainEqual({ Name: 'Milk', Description: 'Un galón', OtherNames: undefined })
})

it('a change that says nothing of other languages keeps them', async () => {
  const { owner, milk, saved } = await spanishPantry()
  const change = { id: milk.ID, Version: saved?.Version ?? 0, ...productChange, Name: 'Whole Milk' }
  expect((await call(inventory.updateItem, owner, change)).answer.Value).toMatchObject({
    Name: 'Whole Milk',
    Translations: leche,
  })
})

it('the server’s search finds food by its names in every language', async () => {
  const pantry = await spanishPantry()
  const found = async (search: string) => {
    const asked = { ...pickupOf(pantry), search, FoodInsecureNeighborID: pantry.customer.ID }
    return (await call(inventory.getItemsGrid, pantry.owner, asked)).answer.Value?.rows.map(({ Name }) => Name)
  }
  expect(await found('lech')).toEqual(['Milk'])
  expect(await found('milk')).toEqual(['Milk'])
  expect(await found('eche')).toEqual([])
})

it('an order keeps the names of its food: the family reads its language, who packs theirs', async () => {
  const pantry = await spanishPantry()
  const { customer } = pantry
  const id = (await place(customer, { at: pantry, of: lines([pantry.milk, 1]) })).answer.Value?.OrderID ?? 0
  const names = async (by: Caller, language: string) =>
    (await call(orders.getOrder, by, { id }, { language })).answer.Value?.PantryOrderItems.map(
      ({ PantryInventoryItem: { Name } }) => Name,
    )
  expect(await names(asCustomer(customer), 'es')).toEqual(['Leche'])
  expect(await names(pantry.owner, 'en')).toEqual(['Milk'])
  const packed = async (language: string) => {
    const { answer } = await call(orders.getPackingList, pantry.owner, { id: pantry.windowId }, { language })
    return [answer.Value?.Orders[0]?.Lines[0]?.Name, answer.Value?.ToFetch[0]?.Items[0]?.Name]
  }
  expect(await packed('en')).toEqual(['Milk', 'Milk'])
  expect(await packed('es')).toEqual(['Leche', 'Leche'])
})

it('the way in to a place is read in the reader’s language, before and after the order', async () => {
  const pantry = await spanishPantry()
  const { owner, customer, locationId } = pantry
  const Translations = { es: { Description: 'Puerta lateral' } }
  const Label = 'Church hall'
  await call(locations.updateLocation, owner, { id: locationId, Label, Description: 'Side door', Translations })
  const wayIn = async (language: string) => {
    const asked = { id: customer.ID }
    const places = await call(ordering.listAvailablePickupTimes, asCustomer(customer), asked, { language })
    return places.answer.Value?.find(({ ID }) => ID === locationId)?.Description
  }
  expect([await wayIn('en'), await wayIn('es')]).toEqual(['Side door', 'Puerta lateral'])
  const id = (await place(customer, { at: pantry, of: lines([pantry.milk, 1]) })).answer.Value?.OrderID ?? 0
  const shown = await call(orders.getOrder, asCustomer(customer), { id }, { language: 'es' })
  expect(shown.answer.Value?.PantryLocation?.Description).toBe('Puerta lateral')
})
