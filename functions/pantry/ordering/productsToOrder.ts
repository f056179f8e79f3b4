import type { Caller } from '../../../shared/core/access.ts'
import type { Input } from '../../../shared/core/schema/endpoint.ts'
import { locales } from '../../../shared/core/text/languages.ts'
import { type Language, sourceLanguage } from '../../../shared/core/text/text.ts'
import { asCertified } from '../../../shared/pantry/customers/certified.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { sourcedLimits } from '../../../shared/pantry/limits/effective.ts'
import { forHousehold } from '../../../shared/pantry/limits/household.ts'
import { type Limit, typeOf } from '../../../shared/pantry/limits/limit.ts'
import { tellsNeeds } from '../../../shared/pantry/needs/needs.ts'
import { addBlock } from '../../../shared/pantry/ordering/cartLimits.ts'
import { heldByOrder } from '../../../shared/pantry/orders/onHold.ts'
import type { Order } from '../../../shared/pantry/orders/order.ts'
import type * as inventory from '../../../shared/pantry/products/api.ts'
import { foodIn, otherNamesOf } from '../../../shared/pantry/products/foodIn.ts'
import { foodSearch, textsOfFood } from '../../../shared/pantry/products/foodSearch.ts'
import { soughtFood } from '../../../shared/pantry/products/foodWords.ts'
import { type OrderableList, type OrderingRules, productsOfferedAt } from '../../../shared/pantry/products/orderable.ts'
import { isTefap } from '../../../shared/pantry/products/reference.ts'
import type { ProductGridRow } from '../../../shared/pantry/products/view.ts'
import { shelfOf } from '../../../shared/pantry/stock/stock.ts'
import { dietGroup } from '../../../shared/pantry/tags/names.ts'
import { tagIdentity, tagsNamed } from '../../../shared/pantry/tags/tag.ts'
import { isRenewalDue } from '../../../shared/pantry/tefap/validity.ts'
import type { View } from '../../core/http/context.ts'
import { notFound } from '../../core/http/fault.ts'
import { tefapToday, tenantStateRules } from '../customers/tefapToday.ts'
import { areTefapVisitsUsed } from '../orders/handOver/tefapVisits.ts'
import { usageAround } from '../orders/usageTable.ts'
import { shownRow } from '../products/productView.ts'
import { stockOfOwner } from '../products/stockTable.ts'
import { customerToOrder } from './customerToOrder.ts'
import { orderableList } from './orderableTable.ts'
import { type OrderPlace, orderPlace } from './orderPlace.ts'
import { editedOrder } from './ownWindow.ts'
import { tefapOffered } from './tefapOffered.ts'

/** The products that a customer can order at a place now, each with how many there are, its limits and its picture. */

type Asked = Input<typeof inventory.listItems> & { readonly search?: string | undefined }
interface ProductsToOrder {
  readonly rows: ProductGridRow[]
  readonly Ordering?: OrderingRules
}

/** Customers choose what to order, and staff who name one do it on their behalf. */
export const isForOrdering = ({ Role }: Caller, { FoodInsecureNeighborID }: Asked) =>
  Role === 'customer' || FoodInsecureNeighborID !== undefined

export async function productsToOrder(input: Asked, { caller, now, language }: View): Promise<ProductsToOrder> {
  const [stored, place] = await Promise.all([
    customerToOrder(caller, input.FoodInsecureNeighborID),
    orderPlace(input, caller, now),
  ])
  const today = tefapToday(now)
  const customer = asCertified(stored, today)
  if (place && place.FoodBankID !== customer.FoodBankID) throw notFound()
  const owner = place?.EntityID ?? customer.FoodBankID
  const [list, stock, order, { isTefapOffered, areUsed }] = await Promise.all([
    orderableList(owner, now),
    stockOfOwner(owner, false),
    editedOrder(input.OrderID, customer.ID),
    tefapAt(customer, place, input.FoodInsecureNeighborAddressID),
  ])
  const held = heldByOrder(order?.EntityID === owner ? order : undefined)
  const quantityOf = (id: number) => (stock.get(id)?.Quantity ?? 0) + (held.get(id) ?? 0)
  const there = productsOfferedAt(list, place?.tags ?? [], quantityOf)
  const offered = isTefapOffered ? there : there.filter(({ product }) => !isTefap(product.PantryInventoryItemSourceID))
  const found = searched(offered, input.search, language).map((one) => shownToOrder(one, list, language))
  const rows = found.map((row) => rowFor(row, customer))
  if (!place) return { rows }
  const rules = await rulesOf(customer, { ...place, edits: order?.OrderDay }, list, found)
  const cartRules = { ...rules, isTefapEligible: isTefapOffered === true, orderId: order?.ID ?? null }
  const cart = { lines: [], products: new Map(), rules: cartRules }
  // Products that the customer's earlier orders used up; an order that is edited keeps what it has.
  const usedUp = rows.filter((row) => !held.has(row.ID) && addBlock(row, cart)?.kind === 'limit')
  return {
    rows: rows.filter((row) => !usedUp.includes(row)),
    Ordering: {
      ...rules,
      UsedUp: usedUp.map((row) => foodIn(row, language).Name),
      ...(order ? { Diets: dietsKept(order, list) } : {}),
      ...(tellsNeeds(customer.FoodNeeds) ? { Needs: customer.FoodNeeds } : {}),
      ...(isTefapOffered === undefined ? { IsTefapUnknown: true } : {}),
      ...(offered.length < there.length ? reasonOf(customer, areUsed) : {}),
      ...(isTefapOffered ? endOf(customer, today.day, place.OrderDay) : {}),
    },
  }
}

/** TEFAP food at the place, as far as the month allows it. */
async function tefapAt(customer: Customer, place: OrderPlace | undefined, addressId: number | undefined) {
  if (!place) return { isTefapOffered: false, areUsed: false }
  const areUsed = customer.IsTefapEligible && (await areTefapVisitsUsed(customer, place.OrderDay))
  return { isTefapOffered: areUsed ? false : await tefapOffered(customer, place, addressId), areUsed }
}

/** Reason that TEFAP food is left out. */
function reasonOf({ IsTefapEligible }: Customer, areUsed: boolean): Partial<OrderingRules> {
  if (!IsTefapEligible) return { IsTefapHidden: true }
  const { visitsPerMonth } = tenantStateRules()
  return areUsed && visitsPerMonth !== null ? { TefapVisitsUsed: visitsPerMonth } : {}
}

/** End of the certificate that is to be told before an order is placed. */
function endOf({ TefapCertificate }: Customer, today: string, orderDay: string): Pick<OrderingRules, 'TefapEnds'> {
  if (!TefapCertificate) return {}
  const { ValidTo } = TefapCertificate
  return ValidTo < orderDay || isRenewalDue(TefapCertificate, today) ? { TefapEnds: ValidTo } : {}
}

/** Diets of the order's products, by the tags that they had when they were ordered. */
const dietsKept = ({ PantryOrderItems }: Order, { Tags }: OrderableList) =>
  PantryOrderItems.flatMap(({ PantryInventoryItemID, TagIDs }) => {
    const diets = tagsNamed(Tags, TagIDs).filter(({ PantryInventoryItemTagGroup: { Name } }) => Name === dietGroup)
    return diets.length === 0 ? [] : [{ PantryInventoryItemID, Names: diets.map(({ Name }) => Name) }]
  })

type Offered = ReturnType<typeof productsOfferedAt>[number]

const searched = (offered: Offered[], search: string | undefined, language: Language) =>
  foodSearch(byReadName(offered, language), ({ product }) =>
    textsOfFood({ ...foodIn(product, language), ...otherNamesOf(product, language) }),
  )(search, soughtFood)

/** By the names that are read: the list is stored by those that were written. */
function byReadName(offered: Offered[], language: Language): Offered[] {
  if (language === sourceLanguage) return offered
  const { compare } = new Intl.Collator(locales[language])
  const named = offered.map((one) => ({ ...one, name: foodIn(one.product, language).Name }))
  return named.toSorted((a, b) => compare(a.name, b.name))
}

/** Leaves out the shelves and current orders of the staff's rows. */
function shownToOrder({ product, quantity: Quantity }: Offered, list: OrderableList, language: Language) {
  const row = {
    ...product,
    EntityID: product.ID,
    IsActive: true,
    Location: '',
    PackingOrder: null,
    PantryInventoryStorageLocationID: null,
    Gtin: null,
    NutritionRank: list.ShowsNutrition ? product.NutritionRank : null,
    Points: list.Limits.OrderLimits.some((limit) => typeOf(limit) === 'POINT') ? product.Points : null,
  }
  const stock = new Map([[product.ID, { ProductID: product.ID, ...shelfOf(Quantity) }]])
  return shownRow(row, { stock, tags: list.Tags, storage: [] }, language)
}

async function rulesOf(
  customer: Customer,
  { EntityID, OrderDay, edits }: OrderPlace & { edits: string | undefined },
  { Limits, Tags }: OrderableList,
  rows: readonly ProductGridRow[],
): Promise<OrderingRules> {
  const used = new Set(
    rows.flatMap((row) =>
      row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTagID: id }) => id),
    ),
  )
  const limited = Tags.filter(({ ID, Limits: own }) => used.has(ID) && own.length > 0).map((tag) => ({
    ID: tag.ID,
    Identity: tagIdentity(tag),
    Name: tag.Name,
    Limits: tag.Limits,
  }))
  const products = rows.map(({ ID, Limits: own = [] }) => ({ ID, Limits: own }))
  const { days } = await usageAround(
    { customer, entityId: EntityID },
    OrderDay,
    sourcedLimits({ global: Limits, tags: limited, products }),
    edits,
  )
  const { ItemsPerOrder, OrderLimits } = Limits
  const rules = { EntityID, OrderDay, ItemsPerOrder, OrderLimits, Tags: limited, Use: { days: [...days] } }
  return rulesFor(rules, rows, customer)
}

const rowFor = (row: ProductGridRow, { HouseholdSize }: Customer): ProductGridRow =>
  row.Limits ? { ...row, Limits: forHousehold(row.Limits, HouseholdSize) } : row

/** With the values of the customer's household, and its size where any limit depends on it. */
function rulesFor(rules: OrderingRules, rows: readonly ProductGridRow[], { HouseholdSize }: Customer): OrderingRules {
  const own = (limits: readonly Limit[]) => forHousehold(limits, HouseholdSize)
  const items = rules.ItemsPerOrder ? [rules.ItemsPerOrder] : []
  const others = [...rules.Tags, ...rows].flatMap(({ Limits = [] }) => Limits)
  const isBySize = [...items, ...rules.OrderLimits, ...others].some(({ BySize }) => BySize)
  return {
    ...rules,
    ItemsPerOrder: own(items)[0] ?? null,
    OrderLimits: own(rules.OrderLimits),
    Tags: rules.Tags.map((tag) => ({ ...tag, Limits: own(tag.Limits) })),
    ...(isBySize ? { HouseholdSize } : {}),
  }
}
