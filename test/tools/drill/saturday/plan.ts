import { SeededRandom } from '../../simulation/seededRandom.ts'

/** A Saturday as a seed decides it: products, families, what they order, and what becomes of each order. */

export interface SaturdayProduct {
  readonly name: string
  readonly pounds: number
  readonly isTefap: boolean
  /** 1 dry, 2 chilled, 3 frozen. */
  readonly storage: 1 | 2 | 3
  opening: number
}
export interface Ages {
  readonly Minors: number
  readonly Adults: number
  readonly Seniors: number
}
export interface PlannedFamily {
  readonly first: string
  readonly last: string
  readonly phone: string
  readonly household: number | null
  readonly ages: Ages | null
  readonly isTefap: boolean
  /** Orders by itself, signed in with its telephone number; staff order for the others. */
  readonly hasAccount: boolean
}
export interface PlannedLine {
  /** Index of the product. */
  readonly product: number
  readonly quantity: number
  /** Quantity that the packer finds of it. */
  readonly packed: number
}
export interface SaturdayOrder {
  /** Index of the family. */
  readonly family: number
  readonly lines: readonly PlannedLine[]
  /** `takenBack`: handed over by mistake, taken back at once, and not fetched. */
  readonly fate: 'handedOver' | 'takenBack' | 'missed'
  /** Said at the table; else as in the profile. */
  readonly told: { readonly household?: number; readonly ages?: Ages; readonly proxy?: string }
}
export interface SaturdayPlan {
  readonly products: readonly SaturdayProduct[]
  readonly families: readonly PlannedFamily[]
  readonly orders: readonly SaturdayOrder[]
  /** Of another day: promised and not packed all the while. */
  readonly later: readonly SaturdayOrder[]
  /** Variances of the shelf when it is counted, by product: more or less than there should be. */
  readonly variances: readonly number[]
}

const dry = [
  'Black Beans',
  'Brown Rice',
  'Rolled Oats',
  'Peanut Butter',
  'Canned Tuna',
  'Tomato Sauce',
  'Spaghetti',
  'Corn Masa Flour',
  'Lentils',
  'Chicken Noodle Soup',
  'Applesauce',
  'Green Beans',
]
const cold = ['Whole Milk', 'Eggs', 'Yogurt', 'Cheddar Cheese', 'Butter', 'Carrots']
const frozen = ['Chicken Thighs', 'Mixed Vegetables', 'Fish Fillets']
const tefap = ['TEFAP Pinto Beans', 'TEFAP Canned Peaches', 'TEFAP Frozen Ground Beef']
const pounds = [0.5, 0.75, 1, 1.25, 2, 2.5]

const firstNames = ['Ana', 'José', 'Thanh', 'Łukasz', 'Amina', 'Maria del Carmen', 'Zoë', 'Ngọc', 'Fatuma', 'Bob 🍎']
const lastNames = [
  'de la Cruz Hernández',
  'Nguyễn',
  'O’Brien',
  'Abdi',
  'Smith-Jones',
  'عبد الله',
  'Żak',
  '👨‍👩‍👧 Rivera',
  'Li',
]
/** Signing in is long arithmetic by design: few families do it. */
const accountEvery = 25
const areas = [865, 423, 615, 731, 901, 931]

const productsOf = (random: SeededRandom): SaturdayProduct[] =>
  [...dry, ...cold, ...frozen, ...tefap].map((name) => ({
    name,
    pounds: random.pick(pounds),
    isTefap: tefap.includes(name),
    storage: frozen.includes(name) || name.includes('Frozen') ? 3 : cold.includes(name) ? 2 : 1,
    opening: 0,
  }))

const agesOf = (random: SeededRandom): Ages => ({
  Minors: random.below(4),
  Adults: 1 + random.below(2),
  Seniors: random.below(2),
})
const peopleIn = ({ Minors, Adults, Seniors }: Ages) => Minors + Adults + Seniors

function familyOf(index: number, random: SeededRandom): PlannedFamily {
  const ages = random.happens(0.6) ? agesOf(random) : null
  const area = areas[Math.floor(index / 100) % areas.length]
  return {
    first: random.pick(firstNames),
    last: `${random.pick(lastNames)} ${index + 1}`,
    phone: `${area}-555-0${100 + (index % 100)}`,
    household: ages ? peopleIn(ages) : random.happens(0.7) ? 1 + random.below(6) : null,
    ages,
    isTefap: random.happens(0.4),
    hasAccount: index % accountEvery === 0,
  }
}

function linesOf(products: readonly SaturdayProduct[], family: PlannedFamily, random: SeededRandom): PlannedLine[] {
  const offered = products.flatMap(({ isTefap }, product) => (isTefap && !family.isTefap ? [] : [product]))
  const chosen = new Set<number>()
  const wanted = 2 + random.below(4)
  while (chosen.size < wanted) chosen.add(random.pick(offered))
  return [...chosen].map((product) => {
    const quantity = 1 + random.below(3)
    return { product, quantity, packed: random.happens(0.06) ? random.below(quantity) : quantity }
  })
}

function toldOf({ ages }: PlannedFamily, random: SeededRandom): SaturdayOrder['told'] {
  if (random.happens(0.2)) return { ages: agesOf(random) }
  if (random.happens(0.1)) return { proxy: 'Neighbor 🚗 Ruth' }
  return ages === null && random.happens(0.3) ? { household: 1 + random.below(7) } : {}
}

/** Of three hundred, some fifty are not fetched. */
function fateOf(random: SeededRandom): SaturdayOrder['fate'] {
  const chance = random.next()
  return chance < 0.15 ? 'missed' : chance < 0.17 ? 'takenBack' : 'handedOver'
}

/** The orders of one window by as many families, and a tenth of that for another day. */
export function planOf(size: number, seed: number): SaturdayPlan {
  const random = new SeededRandom(seed)
  const products = productsOf(random)
  const families = Array.from({ length: size }, (_, index) => familyOf(index, random))
  const orderOf = (family: PlannedFamily, index: number): SaturdayOrder => ({
    family: index,
    lines: linesOf(products, family, random),
    fate: fateOf(random),
    told: toldOf(family, random),
  })
  const orders = families.map(orderOf)
  const later = families.slice(0, Math.ceil(size / 10)).map(orderOf)
  for (const { lines } of [...orders, ...later])
    for (const { product, quantity } of lines) {
      const ordered = products[product]
      if (ordered) ordered.opening += quantity
    }
  for (const product of products) product.opening += 5 + random.below(40)
  return { products, families, orders, later, variances: products.map(() => random.below(3) * (random.below(7) - 3)) }
}
