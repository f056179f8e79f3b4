import type { DonationCategory } from '../../../shared/core/reference/reference.ts'
import type { AgencyKind, DonorKind } from './names.ts'

/** Goods that the donors of the demonstration give and the agencies take: bread in the evening, produce in the morning. */

/** The tenant's own category: it came with donations that another system handed in. */
export const ownCategory: DonationCategory = {
  ID: 101,
  Name: 'Pet Food',
  Icon: { ClassName: 'pets' },
  IsSystemWide: false,
}

const [dry, refrigerated, frozen] = [1, 2, 3]
const allFood = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** Storage requirement of each category. */
const storageOf: Readonly<Record<number, number>> = {
  1: refrigerated,
  3: refrigerated,
  4: frozen,
  5: frozen,
  6: refrigerated,
}
export const storageFor = (categoryIds: readonly number[]) => [
  ...new Set(categoryIds.map((id) => storageOf[id] ?? dry).sort()),
]

type Amount = readonly [categoryId: number, weight: number, fewest: number, most: number]
/** The pickup windows a donor names: a usual one by its ID, or an own one by its code. */
type Window = readonly [window: number | string, weight: number]

export interface Habits {
  /** Hours of the day at which donations are posted. */
  readonly posts: readonly [from: number, to: number]
  readonly goods: readonly Amount[]
  readonly maxKinds: number
  readonly windows: readonly Window[]
  /** Share of donations for which any of the next seven days will do. */
  readonly anyDay: number
  /** Frequency of its locations' donations, against the others'. */
  readonly weight: number
}

export const donorHabits: Readonly<Record<DonorKind, Habits>> = {
  grocer: {
    posts: [6.5, 12],
    goods: [
      [1, 5, 40, 260],
      [2, 4, 15, 90],
      [3, 4, 30, 180],
      [4, 2, 25, 140],
      [5, 2, 30, 160],
      [7, 2, 30, 220],
      [8, 2, 40, 200],
      [9, 1.5, 40, 240],
      [10, 0.6, 8, 40],
      [11, 1.5, 15, 80],
      [12, 0.8, 20, 90],
    ],
    maxKinds: 4,
    windows: [
      [3, 4],
      [4, 4],
      [6, 2],
      [2, 2],
      [1, 1],
      ['10:30AMTO9:00PM', 0.6],
    ],
    anyDay: 0.06,
    weight: 3,
  },
  bakery: {
    posts: [12, 16],
    goods: [
      [2, 8, 20, 110],
      [11, 1, 8, 30],
    ],
    maxKinds: 2,
    windows: [
      [5, 5],
      ['6:30PMTO9:00PM', 3],
      [1, 2],
    ],
    anyDay: 0,
    weight: 2.4,
  },
  farm: {
    posts: [7, 13],
    goods: [
      [1, 8, 180, 1100],
      [3, 1, 30, 120],
    ],
    maxKinds: 2,
    windows: [
      [6, 4],
      [2, 2],
      [4, 2],
    ],
    anyDay: 0.35,
    weight: 1.4,
  },
  caterer: {
    posts: [13, 17],
    goods: [
      [6, 8, 25, 140],
      [2, 2, 8, 30],
      [9, 2, 15, 60],
    ],
    maxKinds: 3,
    windows: [
      [1, 6],
      [5, 2],
    ],
    anyDay: 0,
    weight: 2,
  },
  wholesaler: {
    posts: [7, 11],
    goods: [
      [1, 4, 500, 2200],
      [8, 3, 400, 1800],
      [7, 3, 400, 1600],
      [5, 2, 300, 1200],
      [9, 2, 300, 1500],
    ],
    maxKinds: 2,
    windows: [
      [6, 3],
      [4, 3],
      [3, 2],
    ],
    anyDay: 0.3,
    weight: 2,
  },
}

export const donorNotes = [
  'Ring at the loading dock on the north side.',
  'Please bring a hand truck.',
  'Ask for the produce manager.',
  'Boxes are stacked by the walk-in cooler.',
  'Best before dates are today and tomorrow.',
  'Bring your own crates, please.',
  'Pallet jack needed; two pallets.',
  'Toque el timbre de la puerta trasera.',
] as const

/** Capacity of an agency of a kind: food, storage and distance. */
interface Abilities {
  readonly categories: readonly number[]
  readonly capacity: readonly [number, number]
  readonly miles: readonly [number, number]
  readonly need: readonly [number, number]
  /** Share that can keep it cold, and frozen. */
  readonly cold: number
  readonly frozen: number
}
export const abilities: Readonly<Record<AgencyKind, Abilities>> = {
  pantry: {
    categories: [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12],
    capacity: [400, 2400],
    miles: [12, 40],
    need: [900, 4000],
    cold: 0.85,
    frozen: 0.55,
  },
  kitchen: { categories: allFood, capacity: [250, 900], miles: [10, 30], need: [700, 2400], cold: 1, frozen: 0.8 },
  shelter: {
    categories: [1, 2, 3, 6, 9, 10, 11, 12],
    capacity: [120, 600],
    miles: [8, 22],
    need: [400, 1500],
    cold: 1,
    frozen: 0.3,
  },
  children: {
    categories: [1, 2, 3, 9, 11],
    capacity: [60, 260],
    miles: [8, 18],
    need: [200, 700],
    cold: 0.6,
    frozen: 0.1,
  },
  seniors: {
    categories: [1, 2, 3, 6, 7, 8, 9],
    capacity: [90, 420],
    miles: [8, 22],
    need: [300, 1100],
    cold: 0.9,
    frozen: 0.2,
  },
  fridge: { categories: [1, 2, 3, 6, 9], capacity: [50, 220], miles: [5, 14], need: [150, 500], cold: 1, frozen: 0 },
}

export const allAbilities: Abilities = {
  categories: [...allFood, 12, ownCategory.ID],
  capacity: [2400, 2400],
  miles: [60, 60],
  need: [4200, 4200],
  cold: 1,
  frozen: 1,
}
