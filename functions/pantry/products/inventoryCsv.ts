import { type Language, translations } from '../../../shared/core/text/text.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import { productTexts } from '../../../shared/pantry/products/texts.ts'
import { unitName } from '../../../shared/pantry/products/unitName.ts'
import type { ProductGridRow } from '../../../shared/pantry/products/view.ts'
import { stockLevel } from '../../../shared/pantry/stock/stock.ts'
import { stockNumberTexts } from '../../../shared/pantry/stock/stockNumbersTexts.ts'

/** The columns of the exported inventory: those of the grid, and what a stocktaking needs beside them. */

export const inventoryHeads = (language: Language): string[] => {
  const text = productTexts[language]
  const numbers = stockNumberTexts[language]
  return [
    'ID',
    text.name,
    text.description,
    text.size,
    text.unitOfMeasure,
    text.packageType,
    text.eachQty,
    text.pounds,
    text.source,
    text.brand,
    text.storageLocation,
    `${text.quantity} (${numbers.available})`,
    numbers.onShelf,
    numbers.inBags,
    numbers.promised,
    text.level,
    text.lowThreshold,
    text.currentOrders,
    text.location,
    text.packing,
    text.categories,
    text.tags,
    text.gtin,
    text.status,
    text.added,
    ...translations.flatMap((other) => [`${text.name} (${other})`, `${text.description} (${other})`]),
  ]
}

/** `zone`: the days of the export are days of this zone. */
export function inventoryLine(row: ProductGridRow, language: Language, zone: string): (string | number)[] {
  const text = productTexts[language]
  const level = { in: text.statusIn, low: text.statusLow, out: text.statusOut } as const
  return [
    row.ID,
    row.Name,
    row.Description,
    row.Amount,
    unitName(row.UnitOfMeasureID, row.Amount, language),
    row.DonationPackageType.Name,
    row.EachQuantity,
    row.WeightPounds,
    row.PantryInventoryItemSource.Name,
    row.Brand,
    row.PantryInventoryStorageLocation?.Label ?? '',
    row.Quantity,
    row.ShelfQuantity,
    row.PackedQuantity,
    row.PromisedQuantity,
    level[stockLevel(row.Quantity, row.LowStockQuantityThreshold)],
    row.LowStockQuantityThreshold,
    row.CurrentOrderQuantity,
    row.Location,
    row.PackingOrder ?? '',
    row.PantryInventorySubcategories.map(({ Name }) => Name).join('; '),
    row.PantryInventoryItemsPantryInventoryItemTags.map(({ PantryInventoryItemTag: { Name } }) => Name).join('; '),
    row.Gtin ?? '',
    row.IsActive ? text.active : text.inactive,
    localDay(new Date(row.Created), zone),
    ...translations.flatMap((other) => [
      row.Translations?.[other]?.Name ?? '',
      row.Translations?.[other]?.Description ?? '',
    ]),
  ]
}
