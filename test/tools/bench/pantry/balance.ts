import type { TableItem } from '../../simulation/expression.ts'

/** Units of all products, and the products whose stock is not what came to it less what was handed over. */
export interface StockBalance {
  readonly products: number
  readonly putIn: number
  readonly handedOver: number
  readonly onShelf: number
  readonly held: number
  /** Put in less handed over is not what is on the shelf and held by orders. */
  readonly unbalanced: readonly number[]
  /** The ledger, with what orders moved, does not add up to the stock. */
  readonly unlikeLedger: readonly number[]
}

interface ProductUnits {
  putIn: number
  handedOver: number
  onShelf: number
  held: number
  /** By the ledger, after all of its movements. */
  ledgerOnShelf: number
  ledgerHeld: number
}
const none = (): ProductUnits => ({ putIn: 0, handedOver: 0, onShelf: 0, held: 0, ledgerOnShelf: 0, ledgerHeld: 0 })

/** Movements that people and deliveries made; those of orders are counted from the orders themselves. */
const byHand = new Set<unknown>(['opening', 'adjusted', 'received', 'counted', 'shortSettled'])
/** Movements by packers: missing items leave the orders that held them. */
const byPackers = new Set<unknown>(['missing', 'found'])

/** Counted from a table's items, whose orders were cancelled, abandoned before anything perishable was packed, or handed over. */
export function stockBalance(items: Iterable<TableItem>): StockBalance {
  const units = new Map<number, ProductUnits>()
  const of = (id: unknown) => {
    const known = units.get(Number(id)) ?? none()
    units.set(Number(id), known)
    return known
  }
  for (const item of items) {
    const [pk, sk] = [String(item.pk), String(item.sk)]
    if (pk.startsWith('STOCK#')) {
      const product = of(item.ProductID)
      product.onShelf += Number(item.Quantity)
      product.held += Number(item.CurrentOrderQuantity)
    } else if (sk.startsWith('MOVE#')) {
      const product = of(pk.split('#')[1])
      product.ledgerOnShelf += Number(item.Quantity)
      product.ledgerHeld += Number(item.OrderQuantity)
      if (byHand.has(item.Cause)) product.putIn += Number(item.Quantity)
      if (byPackers.has(item.Cause)) product.putIn += Number(item.OrderQuantity)
    } else if (sk === 'ORDER' && item.StatusCode === 'DELIVEREDTONEIGHBOR')
      for (const line of item.PantryOrderItems as TableItem[])
        of(line.PantryInventoryItemID).handedOver += Number(line.HandedOverQuantity)
  }
  const sum = (name: keyof ProductUnits) => [...units.values()].reduce((total, product) => total + product[name], 0)
  const idsWhere = (holds: (product: ProductUnits) => boolean) =>
    [...units].filter(([, product]) => holds(product)).map(([id]) => id)
  return {
    products: units.size,
    putIn: sum('putIn'),
    handedOver: sum('handedOver'),
    onShelf: sum('onShelf'),
    held: sum('held'),
    unbalanced: idsWhere(({ putIn, handedOver, onShelf, held }) => putIn - handedOver !== onShelf + held),
    unlikeLedger: idsWhere(
      ({ ledgerOnShelf, ledgerHeld, onShelf, held }) => ledgerOnShelf !== onShelf || ledgerHeld !== held,
    ),
  }
}
