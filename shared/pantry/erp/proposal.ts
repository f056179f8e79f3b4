import { isRefusal } from '../../core/answer.ts'
import { withoutAccents } from '../../core/text/text.ts'
import { foodWordsOf } from '../products/foodSearch.ts'
import { namesSameFood, readFood } from '../products/foodWords.ts'
import type { ProductGridRow } from '../products/view.ts'
import { EachesPer, type ErpImportItem, itemsOfRow } from './importItem.ts'

/** Product and number that are proposed for a delivered row. A proposal is stored by a person's yes alone. */

type Proposable = Pick<ProductGridRow, 'ID' | 'Name' | 'Translations' | 'Brand' | 'Amount'> & {
  readonly UnitOfMeasure: { readonly Abbreviation: string }
}
type Delivered = Pick<
  ErpImportItem,
  'Description' | 'Details' | 'Quantity' | 'SuggestedProductID' | 'SuggestedEachesPer'
>
export interface ErpProposal {
  readonly ProductID: number
  readonly Name: string
  /** Null where the row doesn't say it: then a person types it. */
  readonly EachesPer: number | null
  /** The same code was matched like this before; else found by the words of the row. */
  readonly IsFormer: boolean
}

const bulk = '(?:cases?|cs|ctns?|cartons?|box|crates?|caja|cajas|cartón|bulto)'
const sizeUnit = '(?:fl\\.? ?oz|oz|lbs?|g|kg|ml|l|ltr|gal|qt|pt)'
const whole = '(?<![\\d.,])(\\d{1,6})'
const saidEaches = [
  `${whole}(?: ?[a-zñáéíóú]+)? ?(?:per|/|a|por|x) ?${bulk}\\b`,
  `${bulk} ?(?:of|de|/) ?(\\d{1,6})(?![\\d.,])`,
  `${whole} ?[x×/] ?\\d+(?:[.,]\\d+)? ?${sizeUnit}\\b`,
  `${whole} ?-?(?:ct|count|pk|pack|pcs?|pieces|ea)\\b`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** Items in one of the ERP's units, as the row's texts say it: `12 per case`, `24 x 14.5 oz`. Null when they say none, or two. */
export function eachesIn(texts: readonly string[]): number | null {
  const said = texts.flatMap((text) => saidEaches.flatMap((one) => [...text.matchAll(one)].map(([, count]) => count)))
  const [only, ...others] = new Set(said.map(Number))
  return only === undefined || others.length > 0 || !EachesPer.safeParse(only).success ? null : only
}

/** Says how goods are packed, and nothing of what they are. */
const packing = new Set(
  foodWordsOf(
    'case cases cs ctn carton cartons box boxes crate bag bags bg can cans canned cn jar jars btl bottle bottles pack packs pk pkg ' +
      'package packages pouch pouches ea each ct count per of pcs pieces dozen dz caja cajas bolsa lata latas frasco botella paquete por',
  ),
)
const sizes = new RegExp(`(?:\\d+ ?[x×/] ?)?\\d+(?:[.,]\\d+)? ?-?(?:${sizeUnit}|ct|count|pk|pack|pcs?|dz)\\b`, 'giu')

/** Words of the food alone: no size, number of a can or packaging. A percentage stays, as of milk. */
function foodIn(text: string, brand: readonly string[] = []): string {
  const bare = withoutAccents(text)
    .replace(sizes, ' ')
    .replace(/#\s*\d+/g, ' ')
    .replace(/(\d+) ?%/g, ' $1percent ')
  return foodWordsOf(bare)
    .filter((word) => !packing.has(word) && !brand.includes(word))
    .join(' ')
}

const sizeOf = ({ Amount, UnitOfMeasure: { Abbreviation } }: Proposable) => `${Amount} ${withoutAccents(Abbreviation)}`
/** Sizes that the text gives to each item (`24 x 14.5 oz`), and all that it names. */
function sizesIn(text: string) {
  const found = [...withoutAccents(text).matchAll(new RegExp(`([x×/] ?)?(\\d+(?:\\.\\d+)?) ?(${sizeUnit})\\b`, 'giu'))]
  const named = found.map(([, each, amount, unit]) => ({
    isOfEach: each !== undefined,
    size: `${Number(amount)} ${unit}`,
  }))
  return { each: named.filter(({ isOfEach }) => isOfEach).map(({ size }) => size), all: named.map(({ size }) => size) }
}

/** The one of several that a mark tells; all of them when it tells none. */
const narrowed = <P>(some: readonly P[], isMarked: (one: P) => boolean) => {
  const marked = some.filter(isMarked)
  return marked.length > 0 ? marked : some
}

/** Finds the one product that the words of a text say, among products whose names are read once. */
function productFinder<P extends Proposable>(products: readonly P[]) {
  const all = products.map((product) => {
    const names = [product.Name, ...Object.values(product.Translations ?? {}).map(({ Name }) => Name)].filter(Boolean)
    return { product, names: names.map((name) => readFood(foodIn(name))), brand: foodWordsOf(product.Brand) }
  })
  const find = (text: string): P | undefined => {
    const said = readFood(foodIn(text))
    const words = new Set(foodWordsOf(text))
    const hasBrand = (brand: readonly string[]) => brand.length > 0 && brand.every((word) => words.has(word))
    const { each, all: named } = sizesIn(text)
    const found = all.filter(({ names, brand }) => {
      const isSaid = (food: typeof said) => names.some((name) => namesSameFood(name, food))
      return isSaid(said) || (hasBrand(brand) && isSaid(readFood(foodIn(text, brand))))
    })
    const fitting = found.filter(({ product }) => each.length === 0 || each.includes(sizeOf(product)))
    const sized = narrowed(fitting, ({ product }) => named.includes(sizeOf(product)))
    const [only, ...others] = narrowed(sized, ({ brand }) => hasBrand(brand))
    return others.length === 0 ? only?.product : undefined
  }
  const known = new Map<string, P | undefined>()
  return (text: string) => {
    if (!known.has(text)) known.set(text, find(text))
    return known.get(text)
  }
}

/** Proposes the product and the number of items for rows: what the code was matched with before, else what the words say. */
export function erpProposals(products: readonly Proposable[]): (row: Delivered) => ErpProposal | undefined {
  const byId = new Map(products.map((product) => [product.ID, product]))
  const found = productFinder(products)
  return ({ Description, Details, Quantity, SuggestedProductID, SuggestedEachesPer }) => {
    const former = byId.get(SuggestedProductID ?? 0)
    const product = former ?? found(Description)
    if (!product) return undefined
    const said = eachesIn([Description, Details])
    const before = former ? SuggestedEachesPer : null
    const eaches = before === null || said === null ? (before ?? said) : before === said ? said : null
    const isWhole = eaches !== null && !isRefusal(itemsOfRow(Quantity, eaches))
    const { ID: ProductID, Name } = product
    return { ProductID, Name, EachesPer: isWhole ? eaches : null, IsFormer: former !== undefined }
  }
}
