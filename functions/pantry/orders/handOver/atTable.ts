import { certificateForHandOver } from '../../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import type { AtTable } from '../../../../shared/pantry/orders/atTable.ts'
import { needsCertificate } from '../../../../shared/pantry/orders/certified.ts'
import { householdToday } from '../../../../shared/pantry/orders/handOver.ts'
import { lineAllergens } from '../../../../shared/pantry/orders/lineAllergens.ts'
import { heldQuantity, type Order } from '../../../../shared/pantry/orders/order.ts'
import type { PackedProduct } from '../../../../shared/pantry/orders/packing.ts'
import { isFinal } from '../../../../shared/pantry/orders/status.ts'
import { productKeys } from '../../../core/table/keys/products.ts'
import { table } from '../../../core/table/table.ts'
import { customersById } from '../../customers/customerTable.ts'
import { namedProxies, tefapToday } from '../../customers/tefapToday.ts'
import { products as productRecords } from '../../products/productTable.ts'
import { tefapVisitsUsed } from './tefapVisits.ts'

interface Facts {
  readonly customer: Customer | undefined
  /** The household had what its state allows in the month. */
  readonly areVisitsUsed: boolean
  readonly products: StatedProducts
}
type StatedProducts = ReadonlyMap<number, Pick<PackedProduct, 'Allergens'>>

/** Facts of the neighbor for whoever hands the order over. */
function factsAtTable(order: Order, { customer, areVisitsUsed, products }: Facts, now: Date): { AtTable?: AtTable } {
  if (!customer || isFinal(order.StatusCode)) return {}
  const { Language, Notes = '', PhoneNumber } = customer
  const today = tefapToday(now)
  const certificate = certificateForHandOver(customer, today)
  const proxies = namedProxies(customer, now)
  const needs = !areVisitsUsed && needsCertificate(order, { CertificateID: certificate?.ID ?? null })
  return {
    AtTable: {
      ...{ Language, Notes, HouseholdSize: householdToday({}, customer).HouseholdSize },
      ...(PhoneNumber ? { PhoneEnd: PhoneNumber.slice(-4) } : {}),
      ...(proxies.length > 0 ? { Proxies: proxies } : {}),
      ...(needs ? { NeedsCertificate: true } : {}),
      ...(areVisitsUsed ? { AreTefapVisitsUsed: true } : {}),
      ...allergiesOf(order, customer, products),
    },
  }
}

function allergiesOf(
  { PantryOrderItems }: Order,
  { FoodNeeds }: Customer,
  products: StatedProducts,
): Pick<AtTable, 'Allergies'> {
  if (!FoodNeeds || FoodNeeds.Allergens.length === 0) return {}
  const Lines = PantryOrderItems.filter((line) => heldQuantity(line) > 0).flatMap((line) => {
    const found = lineAllergens(line, products.get(line.PantryInventoryItemID), FoodNeeds)
    return found ? [{ PantryInventoryItemID: line.PantryInventoryItemID, ...found }] : []
  })
  return { Allergies: { Declared: FoodNeeds.Allergens, Lines } }
}

/** Products of the orders of households that told an allergy. */
async function statedProducts(orders: readonly Order[], customerOf: (order: Order) => Customer | undefined) {
  const asked = orders.filter((order) => (customerOf(order)?.FoodNeeds?.Allergens.length ?? 0) > 0)
  const ids = new Set(asked.flatMap((order) => order.PantryOrderItems.map((line) => line.PantryInventoryItemID)))
  const found = await table.getMany([...ids].map(productKeys.product), productRecords.schema)
  return new Map(found.map((product) => [product.ID, product]))
}

interface Known {
  readonly customers?: readonly Customer[]
  readonly products?: StatedProducts
}

/** Facts for each of some orders; of one that is over none are read. */
export async function loadFactsAtTable(orders: readonly Order[], now: Date, known: Known = {}) {
  const open = orders.filter(({ StatusCode }) => !isFinal(StatusCode))
  const ids = [...new Set(open.map(({ FoodInsecureNeighbor: { ID } }) => ID))]
  const customers = new Map((known.customers ?? (await customersById(ids))).map((customer) => [customer.ID, customer]))
  const customerOf = ({ FoodInsecureNeighbor: { ID } }: Order) => customers.get(ID)
  const used = await tefapVisitsUsed(open, customerOf, () => tefapToday(now).day)
  const products = known.products ?? (await statedProducts(open, customerOf))
  return (order: Order) =>
    factsAtTable(order, { customer: customerOf(order), areVisitsUsed: used.has(order.ID), products }, now)
}
