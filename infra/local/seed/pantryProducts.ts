import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { itemTypeNamed, itemTypeWrites } from '../../../functions/pantry/products/itemTypeTable.ts'
import { products as productRecords } from '../../../functions/pantry/products/productTable.ts'
import { newStockWrites } from '../../../functions/pantry/products/stockTable.ts'
import { countProduct, storageLocations } from '../../../functions/pantry/storage/storageTable.ts'
import { tagsOfOwner } from '../../../functions/pantry/tags/tagTable.ts'
import type { Attachment, AttachmentCollection } from '../../../shared/core/attachments/attachment.ts'
import { firstPicture } from '../../../shared/core/attachments/collection.ts'
import { newProduct, type Product, ProductDraft } from '../../../shared/pantry/products/product.ts'
import {
  itemSources,
  packageTypeList,
  subcategoryList,
  unitsOfMeasure,
} from '../../../shared/pantry/products/reference.ts'
import type { PlannedPantry, PlannedProduct } from './pantries.ts'
import { productLimits } from './pantryLimits.ts'
import { needsFields } from './pantryNeeds.ts'
import { writePictures } from './pantryPictures.ts'
import { foodInSpanish } from './pantrySpanish.ts'
import { after, hours } from './scenario.ts'

/** The products of the demonstration's pantries. Storage locations and tags have to be there already; tags are counted there. */

export async function writePantryProducts(pantries: readonly PlannedPantry[], now: Date): Promise<void> {
  const pictureOf = await writePictures()
  for (const pantry of pantries) await writeProductsOf(pantry, pictureOf, now)
}

async function writeProductsOf(
  { EntityID, products }: PlannedPantry,
  pictureOf: (itemType: string) => Attachment | undefined,
  now: Date,
): Promise<void> {
  const [storage, tags] = await Promise.all([storageLocations.of(EntityID), tagsOfOwner(EntityID)])
  const storageId = (label: string) =>
    idNamed(
      storage.map(({ ID, Label }) => ({ ID, Name: Label })),
      label,
    )
  for (const [index, planned] of products.entries()) {
    const at = after(now, -hours(24 * (400 - ((index * 37) % 380))))
    const ids = { ID: await nextId('product'), EntityID, PantryItemID: await itemTypeId(planned) }
    const storageLocation = storageId(planned.storage)
    const images = await imagesOf(planned, pictureOf(planned.itemType))
    const product: Product = {
      ...newProduct(ids, draftOf(planned, storageLocation), at),
      ...needsFields(planned, at),
      IsActive: planned.IsActive,
      SubcategoryIDs: [idNamed(subcategoryList('en'), planned.category)],
      TagIDs: planned.tags.map((name) => idNamed(tags, name)),
      Limits: await productLimits(planned.itemType),
      AttachmentCollection: images,
      Picture: firstPicture(images),
    }
    await table.commit([
      productRecords.add(product),
      ...newStockWrites({ EntityID, ProductID: ids.ID, Quantity: planned.Quantity, By: null, At: at }),
      countProduct(storageLocation, 1),
    ])
  }
}

/** Products that are not offered yet wait for their pictures. */
const imagesOf = async (
  { IsActive }: PlannedProduct,
  picture: Attachment | undefined,
): Promise<AttachmentCollection> =>
  picture && IsActive ? [{ ID: await nextId('attachment'), SequenceNumber: 1, Attachment: picture }] : []

async function itemTypeId({ itemType: Name }: PlannedProduct): Promise<number> {
  const known = await itemTypeNamed(Name)
  if (known) return known.ID
  const ID = await nextId('pantryItem')
  const Code = Name.toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 6)
  await table.commit(itemTypeWrites({ ID, Name, Description: '', Code, EachQuantity: 1 }))
  return ID
}

function idNamed(list: readonly { ID: number; Name: string }[], name: string): number {
  const found = list.find(({ Name }) => Name === name)
  if (!found) throw new Error(`None of ${list.length} is named ${name}`)
  return found.ID
}
const idCoded = (list: readonly { ID: number; Code: string }[], code: string) =>
  idNamed(
    list.map(({ ID, Code }) => ({ ID, Name: Code })),
    code,
  )

const draftOf = (planned: PlannedProduct, PantryInventoryStorageLocationID: number) =>
  ProductDraft.parse({
    Name: planned.Name,
    Description: planned.Description,
    Translations: foodInSpanish(planned.Name),
    EachQuantity: 1,
    Amount: planned.Amount,
    UnitOfMeasureID: idCoded(unitsOfMeasure, planned.unit),
    DonationPackageTypeID: idNamed(packageTypeList('en'), planned.packageType),
    WeightPounds: planned.WeightPounds,
    LowStockQuantityThreshold: planned.LowStockQuantityThreshold,
    PantryInventoryItemSourceID: idCoded(itemSources, planned.source),
    StorageRequirementID: planned.StorageRequirementID,
    Brand: planned.Brand,
    Location: planned.Location,
    PackingOrder: planned.PackingOrder,
    PantryInventoryStorageLocationID,
  })
