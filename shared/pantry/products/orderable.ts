import * as z from 'zod/mini'
import { Day, ID } from '../../core/schema/fields.ts'
import { GlobalLimits, Limit } from '../limits/limit.ts'
import { FoodNeeds } from '../needs/needs.ts'
import { isOffered } from '../tags/offered.ts'
import { type PlaceTagDraft, placeTagsNamed } from '../tags/placeTag.ts'
import { Tag, tagsNamed } from '../tags/tag.ts'
import { Product } from './product.ts'

/**
 * Products that customers choose from: an owner's active products, with the tags and limits that an order is checked against. The list is
 * kept together, a minute or two behind; quantities are read apart, at the moment.
 */

export const OrderableProduct = z.omit(Product, {
  EntityID: true,
  AllergensConfirmedBy: true,
  IsActive: true,
  Location: true,
  PackingOrder: true,
  PantryInventoryStorageLocationID: true,
  Gtin: true,
})
export type OrderableProduct = z.infer<typeof OrderableProduct>

/** The first picture is the one that lists show. */
export const orderableProduct = (product: Product): OrderableProduct =>
  OrderableProduct.parse({ ...product, AttachmentCollection: product.AttachmentCollection.slice(0, 1) })

export const OrderableList = z.object({
  Products: z.array(OrderableProduct),
  /** The owner's, as far as a product or a place can have them. */
  Tags: z.array(Tag),
  Limits: GlobalLimits,
  /** Families see the nutrition rank. */
  ShowsNutrition: z.optional(z.boolean()),
})
export type OrderableList = z.infer<typeof OrderableList>

/** The products that are there at a place, TEFAP food as well, by name as they stand in the list, with how many of each there are. */
export function productsOfferedAt(
  { Products, Tags }: OrderableList,
  tags: readonly PlaceTagDraft[],
  quantityOf: (productId: number) => number,
): { readonly product: OrderableProduct; readonly quantity: number }[] {
  const placeTags = placeTagsNamed(Tags, tags)
  return Products.flatMap((product) => {
    const quantity = quantityOf(product.ID)
    if (quantity <= 0) return []
    return isOffered(tagsNamed(Tags, product.TagIDs), placeTags) ? [{ product, quantity }] : []
  })
}

const Counts = z.record(z.string(), z.int())
/** Rules that the cart is checked by, beside the products. */
export const OrderingRules = z.object({
  /** Owner of the pantry. */
  EntityID: ID,
  /** The pickup or delivery day; today before one is chosen. */
  OrderDay: Day,
  ItemsPerOrder: z.nullable(Limit),
  OrderLimits: z.array(Limit),
  /** Limits of the products’ tags. */
  Tags: z.array(
    z.object({
      ID: ID,
      /** The same for a system-wide tag and the copy that replaces it: limits and orders name it. */
      Identity: ID,
      Name: z.string(),
      Limits: z.array(Limit),
    }),
  ),
  /** Names of products that the limits leave none of, after the customer's other orders: the list is without them. */
  UsedUp: z.optional(z.array(z.string())),
  /** People of the household, where limits depend on their number; null when nobody told it. */
  HouseholdSize: z.optional(z.nullable(z.int())),
  /** Allergens, diets and kitchen that the household told. */
  Needs: z.optional(FoodNeeds),
  /** TEFAP food is left out because it could not be checked whether the customer may have it. */
  IsTefapUnknown: z.optional(z.boolean()),
  /** TEFAP food is there and left out, because nothing on file says that the customer may have it. */
  IsTefapHidden: z.optional(z.boolean()),
  /** TEFAP food is left out: the household had what its state allows in the month, which is so often. */
  TefapVisitsUsed: z.optional(z.int()),
  /** Last day of the certificate, where it is to be renewed now or ends before the order's day. */
  TefapEnds: z.optional(z.string()),
  /** Diets, by the names of their tags, that products of the edited order keep: a substitute may not. */
  Diets: z.optional(z.array(z.object({ PantryInventoryItemID: ID, Names: z.array(z.string()) }))),
  /** Usage, by the customer's orders of the days, that these limits count. */
  Use: z.object({
    days: z.array(
      z.object({
        day: z.string(),
        orders: z.record(z.string(), z.object({ products: Counts, tags: Counts, points: z.optional(z.int()) })),
      }),
    ),
  }),
})
export type OrderingRules = z.infer<typeof OrderingRules>
