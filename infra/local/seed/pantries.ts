import type { Address } from '../../../shared/network/organizations/address.ts'
import type { Agency, FoodBank } from '../../../shared/network/organizations/entity.ts'
import { at } from './context.ts'
import { type PlannedFood, plannedFoods } from './pantryFoods.ts'
import { listedOrganizations, type Organizations } from './people.ts'
import { randomFrom } from './random.ts'

/**
 * The three order-ahead pantries of the demonstration: of the first food bank, and of two of its agencies. Every writer of
 * the pantry's nouns reads this plan: products, tags, storage and pickup locations, windows, delivery programs and orders.
 */

export interface PlannedProduct extends PlannedFood {
  readonly IsActive: boolean
  /** On the shelf now, when the orders of the plan are taken off. */
  readonly Quantity: number
  readonly LowStockQuantityThreshold: number
  /** Label of its storage location. */
  readonly storage: string
  /** Shelf there. */
  readonly Location: string
  readonly PackingOrder: number
}

/** Windows that repeat each week: `weekdays` with Monday as 1, hours of the wall clock. */
export interface PlannedWindows {
  readonly weekdays: readonly number[]
  readonly start: string
  readonly end: string
  /** Minutes of a window. */
  readonly slot: number
  /** Orders of a window. */
  readonly maximum: number
  readonly daysOpenBefore: number
}
export interface PlannedLocation {
  readonly Label: string
  readonly Description: string
  readonly type: 'PANTRY' | 'CLICKANDCOLLECT'
  readonly IsActive: boolean
  readonly IsRestricted: boolean
  readonly Address: Address
  readonly windows: PlannedWindows
}
export interface PlannedProgram {
  readonly Name: string
  readonly windows: PlannedWindows
}
export interface PlannedPantry {
  readonly owner: FoodBank | Agency
  readonly EntityID: number
  readonly FoodBankID: number
  /** Null for the food bank's own. */
  readonly AssociatedAgencyID: number | null
  readonly TimeZone: string
  readonly products: readonly PlannedProduct[]
  /** Label and description. */
  readonly storage: readonly (readonly [string, string])[]
  readonly locations: readonly PlannedLocation[]
  readonly programs: readonly PlannedProgram[]
}

/** Days before and after today in which the plan has windows. */
export const windowDays = { back: 21, ahead: 35 } as const

export const warehouseStorage = [
  ['Dry 1', 'Rice, beans, pasta and flour on pallets'],
  ['Dry 2', 'Canned vegetables, fruit and soup'],
  ['Dry 3', 'Cereal, snacks and baby food'],
  ['Cooler 1', 'Milk, eggs and cheese, 36 °F'],
  ['Cooler 2', 'Produce, 40 °F'],
  ['Freezer', 'Frozen meat and meals, 0 °F'],
  ['Household', 'Diapers, soap and paper; nothing to eat'],
] as const
const pantryStorage = [
  ['Aisle 1', 'Cans and jars, left of the door'],
  ['Aisle 2', 'Bread and dry food'],
  ['Fridge', 'Dairy and cut fruit, behind the counter'],
  ['Chest freezer', 'Frozen food, in the back room'],
] as const

export function makePantries(organizations: Organizations): PlannedPantry[] {
  const foodBank = at(organizations.foodBanks, 0)
  const { agencies, seconds } = listedOrganizations(organizations)
  return [
    {
      ...ownedBy(foodBank),
      storage: warehouseStorage,
      products: productsOf(foodBank.ID, 1),
      ...foodBankPlaces(foodBank),
    },
    {
      ...ownedBy(at(agencies, 0)),
      storage: pantryStorage,
      products: productsOf(at(agencies, 0).ID, 2),
      ...firstAgencyPlaces(at(agencies, 0)),
    },
    {
      ...ownedBy(at(seconds, 0)),
      storage: pantryStorage,
      products: productsOf(at(seconds, 0).ID, 3),
      ...secondAgencyPlaces(at(seconds, 0)),
    },
  ]
}

const ownedBy = (owner: FoodBank | Agency) => ({
  owner,
  EntityID: owner.ID,
  FoodBankID: owner.Kind === 'agency' ? owner.FoodBankID : owner.ID,
  AssociatedAgencyID: owner.Kind === 'agency' ? owner.ID : null,
  TimeZone: owner.TimeZone,
})

/** Most products are in stock, some are low or out of stock; one in twelve is inactive. */
function productsOf(entityId: number, pantry: 1 | 2 | 3): PlannedProduct[] {
  const foods = plannedFoods.filter(({ carriedBy }) => carriedBy >= pantry)
  return foods.map((food, index) => {
    const random = randomFrom(entityId, 41, index)
    const LowStockQuantityThreshold = random.pick([5, 8, 10, 12])
    const ample = random.whole(30, pantry === 1 ? 240 : 90)
    const storage = storageFor(food, pantry)
    return {
      ...food,
      IsActive: index % 12 !== 11,
      Quantity: index % 9 === 7 ? 0 : index % 7 === 3 ? random.whole(1, LowStockQuantityThreshold) : ample,
      LowStockQuantityThreshold,
      storage,
      Location: `${storage.slice(0, 1)}${1 + (index % 6)}-${1 + Math.floor(index / 6)}`,
      PackingOrder: packingOrder(food, index),
    }
  })
}

/** Heavy and dry first, cold and frozen last. */
const packingOrder = ({ StorageRequirementID, WeightPounds }: PlannedFood, index: number) =>
  StorageRequirementID * 100 - Math.min(50, Math.round(WeightPounds * 10)) + (index % 10)

function storageFor({ StorageRequirementID, category }: PlannedFood, pantry: 1 | 2 | 3): string {
  const isCanned = category.startsWith('Canned') || category === 'Soup and Meals' || category === 'Nuts and Spreads'
  if (pantry > 1) return ['', isCanned ? 'Aisle 1' : 'Aisle 2', 'Fridge', 'Chest freezer'][StorageRequirementID] ?? ''
  if (category === 'Household' || category === 'Baby') return category === 'Baby' ? 'Dry 3' : 'Household'
  if (StorageRequirementID === 3) return 'Freezer'
  if (StorageRequirementID === 2) return category === 'Dairy and Eggs' ? 'Cooler 1' : 'Cooler 2'
  if (category === 'Breakfast' || category === 'Drinks') return 'Dry 3'
  return isCanned ? 'Dry 2' : 'Dry 1'
}

const moved = (address: Address, AddressLine1: string, by: number): Address => ({
  ...address,
  AddressLine1,
  Latitude: Math.round((address.Latitude + by) * 1e4) / 1e4,
  Longitude: Math.round((address.Longitude - by) * 1e4) / 1e4,
})

const foodBankPlaces = ({ Address: address }: FoodBank): Pick<PlannedPantry, 'locations' | 'programs'> => ({
  locations: [
    {
      Label: 'Warehouse Market',
      Description: 'Drive through at gate 2; stay in the car, we load the trunk.',
      type: 'PANTRY',
      IsActive: true,
      IsRestricted: false,
      Address: address,
      windows: { weekdays: [2, 4, 6], start: '09:00', end: '13:00', slot: 60, maximum: 12, daysOpenBefore: 14 },
    },
    {
      Label: 'Riverside Lockers',
      Description: 'Refrigerated lockers beside the bus station, open day and night.',
      type: 'CLICKANDCOLLECT',
      IsActive: true,
      IsRestricted: false,
      Address: moved(address, '210 River Rd', 0.021),
      windows: { weekdays: [1, 3, 5], start: '15:00', end: '19:00', slot: 120, maximum: 8, daysOpenBefore: 14 },
    },
  ],
  programs: [
    {
      Name: 'Home Delivery for Seniors',
      windows: { weekdays: [3], start: '09:00', end: '12:00', slot: 180, maximum: 14, daysOpenBefore: 21 },
    },
    {
      Name: 'Saturday Delivery',
      windows: { weekdays: [6], start: '10:00', end: '14:00', slot: 120, maximum: 10, daysOpenBefore: 14 },
    },
  ],
})

const firstAgencyPlaces = ({ Address: address }: Agency): Pick<PlannedPantry, 'locations' | 'programs'> => ({
  locations: [
    {
      Label: 'Main Street Pantry',
      Description: 'Side door, ramp on the left. Bring bags if you have some.',
      type: 'PANTRY',
      IsActive: true,
      IsRestricted: false,
      Address: address,
      windows: { weekdays: [2, 4], start: '14:00', end: '18:00', slot: 60, maximum: 8, daysOpenBefore: 14 },
    },
    {
      Label: 'Campus Pantry',
      Description: 'For students of the community college, with a referral code.',
      type: 'PANTRY',
      IsActive: true,
      IsRestricted: true,
      Address: moved(address, '1400 School St, Room 12', -0.017),
      windows: { weekdays: [5], start: '11:00', end: '15:00', slot: 120, maximum: 15, daysOpenBefore: 7 },
    },
  ],
  programs: [
    {
      Name: 'Neighborhood Delivery',
      windows: { weekdays: [5], start: '16:00', end: '19:00', slot: 180, maximum: 8, daysOpenBefore: 14 },
    },
  ],
})

const secondAgencyPlaces = ({ Address: address }: Agency): Pick<PlannedPantry, 'locations' | 'programs'> => ({
  locations: [
    {
      Label: 'Parish Hall Pantry',
      Description: 'Through the garden gate; helpers carry bags to the car.',
      type: 'PANTRY',
      IsActive: true,
      IsRestricted: false,
      Address: address,
      windows: { weekdays: [6], start: '09:00', end: '12:00', slot: 60, maximum: 10, daysOpenBefore: 14 },
    },
    {
      Label: 'Winter Pop-Up',
      Description: 'Opens from December to March at the fire station.',
      type: 'PANTRY',
      IsActive: false,
      IsRestricted: false,
      Address: moved(address, '77 Hill Rd', 0.024),
      windows: { weekdays: [3], start: '10:00', end: '12:00', slot: 60, maximum: 6, daysOpenBefore: 14 },
    },
  ],
  programs: [],
})
