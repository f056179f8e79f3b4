import * as z from 'zod/mini'
import { AttachmentCollection } from '../../core/attachments/attachment.ts'
import { ID, Instant } from '../../core/schema/fields.ts'
import { Limit } from '../limits/limit.ts'
import { stockNumbers } from '../stock/stock.ts'
import { Product, ProductRow } from './product.ts'

/** A product as it travels: with the names of what it refers to, and how much there is of it now. */

const Named = z.object({ ID: ID, Name: z.string() })
export const UnitOfMeasure = z.extend(Named, { Abbreviation: z.string(), Code: z.string() })
export const ItemSource = z.extend(Named, { Code: z.string() })
export type ItemSource = z.infer<typeof ItemSource>
export const NamedReference = Named

/** A tag of a product, with the name of its group. */
export const ProductTag = z.object({
  PantryInventoryItemTagID: ID,
  PantryInventoryItemTag: z.object({
    ID: ID,
    Name: z.string(),
    RequiresInclude: z.boolean(),
    /** The system-wide tag that it replaces. */
    ParentPantryInventoryItemTagID: z.optional(z.nullable(ID)),
    PantryInventoryItemTagGroup: Named,
  }),
})
export type ProductTag = z.infer<typeof ProductTag>

export const productTag = (tag: ProductTag['PantryInventoryItemTag']): ProductTag => ({
  PantryInventoryItemTagID: tag.ID,
  PantryInventoryItemTag: tag,
})

const joined = {
  UnitOfMeasure,
  DonationPackageType: Named,
  PantryInventoryItemSource: ItemSource,
  PantryInventorySubcategories: z.array(Named),
  PantryInventoryStorageLocation: z.nullable(z.object({ ID: ID, Label: z.string() })),
  PantryInventoryItemsPantryInventoryItemTags: z.array(ProductTag),
  ...stockNumbers,
}

/** A row of the products grid. For ordering it has limits and picture, and nothing of where the product stands. */
export const ProductGridRow = z.extend(z.omit(ProductRow, { EntityID: true }), {
  ...joined,
  Limits: z.optional(z.array(Limit)),
  AttachmentCollection: z.optional(AttachmentCollection),
  /** In lists for pickers: since when the product is on hold, null when only these lots of it are. */
  Hold: z.optional(
    z.object({ Since: z.nullable(Instant), Lots: z.array(z.object({ Lot: z.string(), Since: Instant })) }),
  ),
})
export type ProductGridRow = z.infer<typeof ProductGridRow>

export const ProductView = z.extend(z.omit(Product, { EntityID: true, AllergensConfirmedBy: true }), joined)
export type ProductView = z.infer<typeof ProductView>
