import * as z from 'zod/mini'
import { agencyOrFoodBankRoles, foodBankSetupRoles, pantryWorkRoles } from '../../core/access.ts'
import { onExisting } from '../../core/importing/kinds.ts'
import { importBatch, OrganizationOutcome } from '../../core/importing/outcome.ts'
import { someRows } from '../../core/importing/sentRows.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Day, gridQuery, ID, Nothing, OptionalText, PathID, page } from '../../core/schema/fields.ts'
import { Lot, LotName } from '../stock/lot.ts'
import { Quantity } from '../stock/stock.ts'
import { AvailabilityStep } from './availability.ts'
import { FactRow, FoodFact, factBatch } from './foodFact.ts'
import { productOrders } from './gridFilter.ts'
import { Gtin } from './gtin.ts'
import { PantryItem, PantryItemDraft } from './itemType.ts'
import { OrderingRules } from './orderable.ts'
import { BrandName, maxProductTags, PackingOrder, ProductDraft, ShelfLocation, SubcategoryIDs } from './product.ts'
import { ItemSource, NamedReference, ProductGridRow, ProductTag, ProductView, UnitOfMeasure } from './view.ts'

/** A pantry's products: what there is, what may be ordered, and how much of it; each food bank and agency has its own. */
const { get, post, put, remove } = area('inventory')

/** Customers choose what to order. */
const readers = [...agencyOrFoodBankRoles, 'customer'] as const
/** Window of an order: with it, the products are those that the customer can order there now. */
const forOrdering = {
  /** Staff who order on a customer’s behalf. */
  FoodInsecureNeighborID: z.optional(PathID),
  PantryLocationID: z.optional(PathID),
  PantryLocationPickupTimeID: z.optional(PathID),
  FoodBankDeliveryTimeID: z.optional(PathID),
  FoodInsecureNeighborAddressID: z.optional(PathID),
  /** The order that is edited: what it holds is there for it. */
  OrderID: z.optional(PathID),
}

const own = { roles: agencyOrFoodBankRoles, resource: 'self' } as const
const ofProduct = { roles: agencyOrFoodBankRoles, resource: 'product', params: { id: PathID } } as const

// Products

export const getItemsGrid = get('getItemsGrid', '/api/PantryInventoryItemsGrid', {
  summary:
    'The caller’s products by name, with their quantities now; `statusTypeId` -1 is any status. For a customer, and for staff who name one: all products that can be ordered at the place now, with their limits, and the rules of the order.',
  ...own,
  roles: readers,
  byHelper: true,
  permissions: ['table:write'],
  query: {
    ...forOrdering,
    source: gridQuery.source,
    mode: z.optional(z.literal('grid')),
    search: gridQuery.searchFilter,
    /** Days on which products were added, in the viewer’s zone; both ends count. */
    start: z.optional(Day),
    end: z.optional(Day),
    zone: gridQuery.zone,
    statusTypeId: gridQuery.statusTypeId,
    /** By name when absent. */
    sort: z.optional(z.enum(productOrders)),
    rows: gridQuery.rows,
    cursor: gridQuery.cursor,
  },
  value: z.extend(page(ProductGridRow), { Ordering: z.optional(OrderingRules) }),
})

export const countItems = get('countItems', '/api/orderahead/inventory/counts', {
  summary: 'Numbers of the caller’s products in each status of the grid, under its other filters.',
  ...own,
  query: {
    search: gridQuery.searchFilter,
    start: z.optional(Day),
    end: z.optional(Day),
    zone: gridQuery.zone,
  },
  value: z.array(z.object({ ID: z.int(), Count: z.int() })),
})

export const getInventoryBase = get('getInventoryBase', '/api/orderahead/inventory/base', {
  summary: 'What a product form chooses from: item types, units, package types, categories, storage.',
  ...own,
  roles: readers,
  byHelper: true,
  value: z.object({
    PantryItems: z.array(PantryItem),
    StorageRequirements: z.array(NamedReference),
    UnitOfMeasures: z.array(UnitOfMeasure),
    PantrySubcategories: z.array(NamedReference),
    DonationPackageTypes: z.array(NamedReference),
    StorageLocations: z.array(z.object({ ID: ID, Label: z.string() })),
  }),
})

export const listItems = get('listItems', '/api/orderahead/inventory', {
  summary:
    'All products of the caller’s pantry by name, with their quantities now, or of one agency of the food bank; for a customer, those that can be ordered at a place.',
  ...own,
  roles: [...pantryWorkRoles, 'customer'],
  byHelper: true,
  permissions: ['table:write'],
  query: { ...forOrdering, agencyId: z.optional(PathID) },
  value: z.array(ProductGridRow),
})

export const listItemSources = get('listItemSources', '/api/orderahead/inventory/sources', {
  summary: 'Where products come from; the code TEFAP is one.',
  roles: readers,
  byHelper: true,
  resource: 'tenant',
  value: z.array(ItemSource),
})

export const getItem = get('getItem', '/api/orderahead/inventory/{id}', {
  summary: 'A product, with its quantities now; a customer sees the active ones of their food bank and its agencies.',
  ...ofProduct,
  roles: readers,
  byHelper: true,
  value: ProductView,
})

export const viewItemDetails = get('viewItemDetails', '/api/orderahead/inventory/{id}/details', {
  summary: 'A product with tags, limits, images, what current orders hold, and the next step until customers see it.',
  ...ofProduct,
  value: z.extend(ProductView, {
    NextStep: AvailabilityStep,
    /** Lots with their quantities on the shelf, first what expires first. */
    Lots: z.optional(z.array(Lot)),
  }),
})

export const addItem = post('addItem', '/api/orderahead/inventory', {
  summary: 'Adds a product, inactive, with its opening quantity; of an item type, or with a new one (`PantryItem`).',
  ...own,
  body: z.extend(ProductDraft, {
    PantryItemID: z.optional(ID),
    PantryItem: z.optional(PantryItemDraft),
    Quantity,
  }),
  value: ProductView,
  idempotent: true,
})

export const importProducts = post('importProducts', '/api/orderahead/inventory/imports', {
  summary:
    'Adds or updates products from rows of a file, each row wholly or not at all; what a row says to be on the shelf counts as counted now. With `IsPreview` it says what would happen and writes nothing.',
  ...own,
  body: z.strictObject({ OnExisting: z.enum(onExisting), ...someRows }),
  value: z.array(OrganizationOutcome).check(z.maxLength(importBatch)),
  limit: { perHour: 1000 },
})

export const getFoodFact = get('getFoodFact', '/api/orderahead/inventory/facts', {
  summary:
    'What the food facts that the caller’s food bank loaded tell of a trade item number: a proposal, which a person compares with the label; null where they tell nothing.',
  ...own,
  query: { gtin: Gtin },
  value: z.nullable(FoodFact),
})

export const loadFoodFacts = post('loadFoodFacts', '/api/orderahead/inventory/facts', {
  summary: `Loads rows of a file of food facts for the pantries of the caller’s food bank, at most ${factBatch} at once; rows of a number that is there replace it. Answers how many.`,
  ...own,
  roles: foodBankSetupRoles,
  body: z.strictObject({ rows: z.array(FactRow).check(z.minLength(1), z.maxLength(factBatch)) }),
  value: z.int(),
  limit: { perHour: 5000 },
})

export const updateItem = put('updateItem', '/api/orderahead/inventory/{id}', {
  summary: 'Changes a product. `Version` is the one that was read: 409 when somebody changed it meanwhile.',
  ...ofProduct,
  body: z.extend(ProductDraft, { ID: z.optional(ID), Version: z.int() }),
  value: ProductView,
  idempotent: true,
})

export const removeItem = remove('removeItem', '/api/orderahead/inventory/{id}', {
  summary: 'Deletes a product that no current order holds.',
  ...ofProduct,
  value: Nothing,
  idempotent: true,
})

/** New value of one field of a product, and its version. */
const adjusted = { ID: ID, Version: z.int() }

export const adjustBrand = put('adjustBrand', '/api/orderahead/inventory/{id}/brand', {
  summary: 'Sets the brand.',
  ...ofProduct,
  body: z.strictObject({ UpdatedValue: BrandName }),
  value: z.object({ ...adjusted, Brand: z.string() }),
  idempotent: true,
})

export const adjustLocation = put('adjustLocation', '/api/orderahead/inventory/{id}/location', {
  summary: 'Sets where the product stands.',
  ...ofProduct,
  body: z.strictObject({ UpdatedValue: ShelfLocation }),
  value: z.object({ ...adjusted, Location: z.string() }),
  idempotent: true,
})

export const adjustPackingOrder = put('adjustPackingOrder', '/api/orderahead/inventory/{id}/packingorder', {
  summary: 'Sets the place in the order of packing; null for none.',
  ...ofProduct,
  body: z.strictObject({ UpdatedValue: PackingOrder }),
  value: z.object({ ...adjusted, PackingOrder: z.nullable(z.int()) }),
  idempotent: true,
})

export const toggleItemActive = put('toggleItemActive', '/api/orderahead/inventory/{id}/toggle', {
  summary: 'Makes the product available to customers, or takes it from them.',
  ...ofProduct,
  body: z.strictObject({ IsActive: z.boolean() }),
  value: z.object({ ...adjusted, IsActive: z.boolean(), NextStep: AvailabilityStep }),
  idempotent: true,
})

export const holdItem = put('holdItem', '/api/orderahead/inventory/{id}/hold', {
  summary:
    'Puts the product on hold, such as a recalled one, or one of its lots, or releases it: on hold nobody orders, packs or hands over any of it.',
  ...ofProduct,
  body: z.strictObject({
    IsOnHold: z.boolean(),
    /** That lot alone: its units leave the shelf, and come back when it is released. */
    Lot: z.optional(LotName),
    /** Of a lot on hold: it is recalled for good. */
    IsRecalled: z.optional(z.boolean()),
  }),
  value: z.object({ ...adjusted, IsActive: z.boolean(), IsOnHold: z.boolean() }),
  idempotent: true,
})

export const adjustCategories = put('adjustCategories', '/api/orderahead/inventory/{id}/categories', {
  summary: 'Sets the categories under which customers find the product.',
  ...ofProduct,
  body: z.strictObject({ SubcategoryIDs }),
  value: z.object({ ...adjusted, PantryInventorySubcategories: z.array(NamedReference), NextStep: AvailabilityStep }),
  idempotent: true,
})

export const updateItemTags = put('updateItemTags', '/api/orderahead/inventory/{id}/tags', {
  summary: 'Sets the tags of the product, own and system-wide ones.',
  ...ofProduct,
  body: z.strictObject({ TagIDs: z.array(ID).check(z.maxLength(maxProductTags)) }),
  value: z.object({ ...adjusted, PantryInventoryItemsPantryInventoryItemTags: z.array(ProductTag) }),
  idempotent: true,
})

export const exportInventory = post('exportInventory', '/api/orderahead/reports/inventory', {
  summary:
    'The caller’s products that were added on the days from `StartDate` to `EndDate`, or those of them that a location of the caller offers by its tags, as a file for a spreadsheet.',
  ...own,
  body: z.strictObject({
    StartDate: Day,
    EndDate: Day,
    /** Names the file. */
    name: z._default(OptionalText(100), ''),
    /** 0 for all products; else a pickup location of the caller. */
    LocationId: z._default(z.union([z.literal(0), ID]), 0),
    zone: gridQuery.zone,
  }),
  value: Nothing,
  mutates: false,
  file: 'text/csv',
})
