import { customerFor, openPantry, shortOrder } from '../../engine/ordering.ts'
import {
  abandonedOrder,
  handedOverOrder,
  leftOrder,
  newPantry,
  placeTestOrder,
  type TestPantry,
  testOrderOf,
  todaysOrder,
} from '../../engine/orders.ts'
import { by, type Calls, type Prepare } from './making.ts'

/** Of a food bank's pantry with 25 orders in one window. */
const ofPantry =
  (input: (pantry: TestPantry) => object): Prepare =>
  async ({ foodBank }) => {
    const pantry = await newPantry(foodBank, { stock: 200 })
    for (let placed = 0; placed < 25; placed++) await placeTestOrder(pantry)
    return { by: foodBank, input: input(pantry) }
  }

const ofOrder =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: (await testOrderOf(foodBank, 'Figueroa')).ID, ...more } })

export const ordersCalls: Calls = {
  getOrdersGrid: ofPantry(({ window }) => ({ PickupTimeIDList: String(window.ID), rows: 25 })),
  'getOrdersGrid (part)': ofPantry(({ location }) => ({ Part: 'toPack', PantryLocationID: location.ID, rows: 25 })),
  countOrders: ofPantry(({ location }) => ({ PantryLocationID: location.ID })),
  findOrders: async ({ foodBank }) => {
    const pantry = await newPantry(foodBank)
    const { ID, FirstName, LastName } = await customerFor(foodBank, { LastName: 'Wieczorek' })
    await placeTestOrder(pantry, { FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode: null } })
    return { by: foodBank, input: { searchFilter: 'wieczorek' } }
  },
  listMissedCustomers: async ({ foodBank }) => {
    const pantry = await newPantry(foodBank)
    for (const _ of [1, 2, 3]) await leftOrder(pantry)
    return { by: foodBank, input: {} }
  },
  listNoShows: ofPantry(() => ({ day: '2026-11-24' })),
  listOrderReturns: async ({ foodBank }) => {
    for (const _ of [1, 2, 3]) await abandonedOrder(foodBank)
    return { by: foodBank, input: {} }
  },
  getOrderRules: by('foodBank'),
  setOrderRules: by('foodBank', { LeftOpenHours: 4 }),
  getOrderItems: ofOrder(),
  getOrder: ofOrder(),
  listOrderStatuses: by('foodBank'),
  verifyOrderEditable: ofOrder(),
  addOrderNote: ofOrder({ Note: 'Bring the walker to the car.', IsVisibleToFoodInsecureNeighbor: true }),
  handOverOrder: ofOrder({ HouseholdSize: 4, Acknowledged: ['notPacked', 'otherDay'] }),
  setArrival: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: (await todaysOrder(await newPantry(foodBank))).ID, Spot: 'space 4' },
  }),
  takeArrivalBack: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: (await todaysOrder(await newPantry(foodBank), { isHere: true })).ID },
  }),
  listArrivals: async ({ foodBank }) => {
    const pantry = await newPantry(foodBank, { stock: 200 })
    for (let here = 0; here < 8; here++) await todaysOrder(pantry, { isHere: true })
    return { by: foodBank, input: {} }
  },
  findOrdersToday: async ({ foodBank }) => {
    const pantry = await newPantry(foodBank, { stock: 200 })
    for (let placed = 0; placed < 25; placed++) await todaysOrder(pantry)
    return { by: foodBank, input: { search: '0117' } }
  },
  takeHandOverBack: async ({ foodBank }) => ({
    by: foodBank,
    input: { id: (await handedOverOrder(foodBank)).ID },
  }),
  setOrderStatuses: async ({ foodBank }) => ({
    by: foodBank,
    input: { OrderIDs: [(await testOrderOf(foodBank, 'Figueroa')).ID], StatusID: 3 },
  }),
  listPackingWindows: ofPantry(() => ({ day: '2026-11-24' })),
  getPackingList: ofPantry(({ window }) => ({ id: window.ID })),
  packOrderLine: async ({ foodBank }) => {
    const { ID: id, PantryOrderItems: lines } = await testOrderOf(foodBank, 'Figueroa')
    const PantryInventoryItemID = lines[1]?.PantryInventoryItemID
    return { by: foodBank, input: { id, PantryInventoryItemID, PackedQuantity: 2 } }
  },
  'packOrderLine (substitute)': async ({ foodBank }) => {
    const pantry = await openPantry(foodBank)
    return { by: foodBank, input: (await shortOrder(pantry, await customerFor(foodBank))).substitute }
  },
  setOrderStatus: ofOrder({ statusCode: 'CANCELLED' }),
  settleOrderReturn: async ({ foodBank }) => {
    const { ID: id, PantryOrderItems: lines } = await abandonedOrder(foodBank)
    const waiting = lines.find(({ Return }) => Return === 'waiting')
    return { by: foodBank, input: { id, PantryInventoryItemID: waiting?.PantryInventoryItemID, Choice: 'shelf' } }
  },
}
