import * as z from 'zod/mini'
import { CustomerAddress } from '../../../shared/pantry/customers/address.ts'
import { Conversation } from '../../../shared/pantry/customers/conversation.ts'
import { Customer } from '../../../shared/pantry/customers/customer.ts'
import { ErpImportItem } from '../../../shared/pantry/erp/importItem.ts'
import { HelperOfCustomer } from '../../../shared/pantry/helping/helping.ts'
import { Limit } from '../../../shared/pantry/limits/limit.ts'
import { PickupLocation } from '../../../shared/pantry/locations/location.ts'
import { DistributionRecord } from '../../../shared/pantry/orders/distribution.ts'
import { Order } from '../../../shared/pantry/orders/order.ts'
import { Product } from '../../../shared/pantry/products/product.ts'
import { DeliveryProgram } from '../../../shared/pantry/programs/deliveryProgram.ts'
import { StandingOrder } from '../../../shared/pantry/standing/standing.ts'
import { Lot } from '../../../shared/pantry/stock/lot.ts'
import { Stock, storedStock } from '../../../shared/pantry/stock/stock.ts'
import { StorageLocation } from '../../../shared/pantry/storage/storageLocation.ts'
import { Tag, TagGroup } from '../../../shared/pantry/tags/tag.ts'
import { TefapCertificate } from '../../../shared/pantry/tefap/certificate.ts'
import { StoredNotice } from '../../../shared/pantry/tefap/notice.ts'
import { RecordHold } from '../../../shared/pantry/tefap/retention.ts'
import { OrderWindow } from '../../../shared/pantry/windows/window.ts'
import { chunksOf } from '../../core/chunks.ts'
import { customerLists } from '../../core/table/keys/customers.ts'
import { erpLists } from '../../core/table/keys/erp.ts'
import { locationLists } from '../../core/table/keys/locations.ts'
import { distributionLists, orderLists } from '../../core/table/keys/orders.ts'
import { productLists } from '../../core/table/keys/products.ts'
import { stockKeys } from '../../core/table/keys/stock.ts'
import { windowLists } from '../../core/table/keys/windows.ts'
import { loadAddresses } from '../../pantry/customers/addresses/addressTable.ts'
import { certificatesOf } from '../../pantry/customers/certificateTable.ts'
import { customersById, isListed } from '../../pantry/customers/customerTable.ts'
import { loadHolds } from '../../pantry/customers/holdTable.ts'
import { loadNotice } from '../../pantry/customers/noticeTable.ts'
import { conversationsOf } from '../../pantry/customers/texts/conversationTable.ts'
import { helpersOf } from '../../pantry/helping/helpTable.ts'
import { loadGlobalLimits } from '../../pantry/limits/limitTable.ts'
import { pickupLocationsById } from '../../pantry/locations/locationTable.ts'
import { ordersById } from '../../pantry/orders/orderTable.ts'
import { lotsOfOwner } from '../../pantry/products/lotTable.ts'
import { productsById } from '../../pantry/products/productTable.ts'
import { programs } from '../../pantry/programs/programTable.ts'
import { standingOfCustomers } from '../../pantry/standing/standingTable.ts'
import { storageLocations } from '../../pantry/storage/storageTable.ts'
import { tagBook } from '../../pantry/tags/tagTable.ts'
import { listed, type OwnDataFile, readAtOnce, readFrom, wholeItems } from './ownDataFile.ts'

/**
 * Pantry part of a full export. As in the food bank's screens, products and what is set up for them are those of
 * its own pantry; locations, windows, customers and orders also those of its agencies.
 */

const ofPantry = 'EntityID refers to foodBank.ID or agencies.ID: whose pantry it is.'

const ExportedCustomer = z.omit(Customer, { Subject: true, MergedInto: true, Forgotten: true })

/** Customers who were merged or forgotten since their list was read are left out. */
const presentCustomers = async (ids: readonly number[]) => (await customersById(ids)).filter(isListed)

/** Customers whose addresses are read at once. */
const customersAtOnce = 20
/** Addresses that came with a merged duplicate are the remaining customer's. */
async function addressesOfCustomers(ids: readonly number[]): Promise<CustomerAddress[]> {
  const found: CustomerAddress[] = []
  for (const some of chunksOf(await presentCustomers(ids), customersAtOnce)) {
    const read = some.map(async (customer) =>
      (await loadAddresses(customer)).map((address) => ({ ...address, FoodInsecureNeighborID: customer.ID })),
    )
    found.push(...(await Promise.all(read)).flat())
  }
  return found
}

async function certificatesOfCustomers(ids: readonly number[]): Promise<TefapCertificate[]> {
  const found: TefapCertificate[] = []
  for (const some of chunksOf(await presentCustomers(ids), customersAtOnce))
    found.push(...(await Promise.all(some.map(certificatesOf))).flat())
  return found
}

async function helpersOfCustomers(ids: readonly number[]): Promise<HelperOfCustomer[]> {
  const found: HelperOfCustomer[] = []
  for (const some of chunksOf(ids, customersAtOnce)) {
    const read = some.map(async (CustomerID) =>
      (await helpersOf(CustomerID)).map((helper) => ({ ...helper, CustomerID })),
    )
    found.push(...(await Promise.all(read)).flat())
  }
  return found
}

async function orderLimitsOf(foodBankId: number): Promise<Limit[]> {
  const { ItemsPerOrder, OrderLimits } = await loadGlobalLimits(foodBankId)
  return [...(ItemsPerOrder ? [ItemsPerOrder] : []), ...OrderLimits]
}

const shelf: Readonly<Record<string, OwnDataFile>> = {
  storageLocations: listed(
    storageLocations.owned,
    StorageLocation,
    'One row is a place where the food bank stores products; its key is ID.',
  ),
  products: wholeItems(
    {
      source: productLists.owner,
      schema: Product,
      meaning:
        'One row is a product of the food bank’s own pantry with its limits; its key is ID. PantryInventoryStorageLocationID refers to storageLocations.ID, and TagIDs to tags.ID.',
    },
    productsById,
  ),
  stock: listed(
    (foodBankId) => ({ pk: stockKeys.owner(foodBankId) }),
    Stock,
    'One row is how much there is of a product, and how much of it current orders hold; its key is ProductID, which refers to products.ID.',
    storedStock,
  ),
  lots: readAtOnce(
    Lot,
    lotsOfOwner,
    'One row is a lot of a product, by code or by best-by day; its key is ProductID and Lot. ProductID refers to products.ID.',
  ),
  tags: readAtOnce(
    Tag,
    async (foodBankId) => (await tagBook(foodBankId)).tags,
    'One row is a tag that the food bank can give to products, with its limits; its key is ID. PantryInventoryItemTagGroupID refers to tagGroups.ID.',
  ),
  tagGroups: readAtOnce(
    TagGroup,
    async (foodBankId) => (await tagBook(foodBankId)).groups,
    'One row is a group of tags; its key is ID.',
  ),
  orderLimits: readAtOnce(
    Limit,
    orderLimitsOf,
    'One row is a limit that every order of the food bank’s own pantry has to keep; its key is ID.',
  ),
  erpImportItems: listed(
    erpLists.owner,
    ErpImportItem,
    'One row is a row that was imported from the food bank’s ERP system; its key is ID. PantryInventoryItemID refers to products.ID.',
  ),
}

const pickup: Readonly<Record<string, OwnDataFile>> = {
  pickupLocations: wholeItems(
    {
      source: locationLists.foodBank,
      schema: PickupLocation,
      meaning: `One row is a place where orders are picked up; its key is ID. ${ofPantry}`,
    },
    pickupLocationsById,
  ),
  deliveryPrograms: listed(
    programs.owned,
    DeliveryProgram,
    'One row is a way in which the food bank’s own pantry brings orders to people; its key is ID.',
  ),
  orderWindows: listed(
    windowLists.foodBank,
    OrderWindow,
    `One row is a pickup time or a delivery window, as Kind says, with counts of its orders; its key is ID. PantryLocationID refers to pickupLocations.ID, and EntityDeliveryProgramID to deliveryPrograms.ID for the food bank’s own. ${ofPantry}`,
  ),
}

const ordered: Readonly<Record<string, OwnDataFile>> = {
  customers: wholeItems(
    {
      source: customerLists.foodBank,
      schema: ExportedCustomer,
      meaning:
        'One row is a neighbor who orders from the food bank or its agencies; its key is ID. FoodBankID refers to foodBank.ID, and AgencyIDs to agencies.ID.',
    },
    presentCustomers,
  ),
  tefapCertificates: readFrom(
    {
      source: customerLists.foodBank,
      schema: TefapCertificate,
      meaning:
        'One row is a declaration by which a household may have TEFAP food; its key is ID. CustomerID refers to customers.ID.',
    },
    certificatesOfCustomers,
  ),
  customerAddresses: readFrom(
    {
      source: customerLists.foodBank,
      schema: CustomerAddress,
      meaning:
        'One row is an address of a customer for deliveries; its key is ID. FoodInsecureNeighborID refers to customers.ID.',
    },
    addressesOfCustomers,
  ),
  orders: wholeItems(
    {
      source: orderLists.foodBank,
      schema: Order,
      meaning: `One row is an order with its lines in PantryOrderItems; its key is ID. FoodInsecureNeighbor.ID refers to customers.ID, PantryLocationID to pickupLocations.ID, PantryLocationPickupTimeID and FoodBankDeliveryTimeID to orderWindows.ID, FoodInsecureNeighborAddressID to customerAddresses.ID, and PantryInventoryItemID of each line to products.ID for the food bank’s own pantry. ${ofPantry}`,
    },
    ordersById,
  ),
  textConversations: readFrom(
    {
      source: customerLists.foodBank,
      schema: Conversation,
      meaning:
        'One row is what a customer and staff wrote to each other by text, without texts that the app understood; its key is CustomerID, which refers to customers.ID. WaitingSince is the time of the first text that nobody has answered.',
    },
    conversationsOf,
  ),
  regularOrders: readFrom(
    {
      source: customerLists.foodBank,
      schema: StandingOrder,
      meaning:
        'One row is an order that is placed by itself each week, second week or month; its key is ID, which refers to customers.ID. PantryLocationID refers to pickupLocations.ID, FoodInsecureNeighborAddressID to customerAddresses.ID, and Last.OrderID to orders.ID.',
    },
    standingOfCustomers,
  ),
  helpers: readFrom(
    {
      source: customerLists.foodBank,
      schema: HelperOfCustomer,
      meaning:
        'One row is a person who may order for a household until a day; its key is CustomerID with ID. CustomerID refers to customers.ID.',
    },
    helpersOfCustomers,
  ),
  distributions: listed(
    distributionLists.foodBank,
    DistributionRecord,
    `One row is what was handed over of an order, to whom and when; its key is OrderID, which refers to orders.ID. CustomerID refers to customers.ID. ${ofPantry}`,
  ),
}

const kept = {
  tefapHolds: readAtOnce(
    RecordHold,
    async (foodBankId) => (await loadHolds(foodBankId)).Holds,
    'One row is a hold that keeps TEFAP records longer than the rule; its key is ID. PantryLocationID refers to pickupLocations.ID, empty for all sites.',
  ),
  tefapNotice: readAtOnce(
    StoredNotice,
    async (foodBankId) => [await loadNotice(foodBankId)],
    'One row is the notice of rights that households read before they sign for TEFAP food, by language in Texts; Version 0: nobody has set one.',
  ),
}

export const ownPantryData: Readonly<Record<string, OwnDataFile>> = { ...shelf, ...pickup, ...ordered, ...kept }
