import type { Product } from '../../../shared/pantry/products/product.ts'
import type { Context } from '../../core/http/context.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import type { Write } from '../../core/table/write.ts'
import { changeProduct, type ProductChange, productById } from './productTable.ts'

interface Adjusting extends Pick<Context<unknown>, 'now' | 'table' | 'idempotencyKey'> {
  readonly resource: Product
}

/**
 * Sets fields of a product and answers the version that it has then. Other fields may change at the same moment: nobody's work
 * is lost.
 */
export const adjustProduct = <V extends object>(
  { resource, now, table, idempotencyKey }: Adjusting,
  set: ProductChange,
  shownOf: (after: Product) => V,
  also: (before: Product, at: Date) => readonly Write[] = () => [],
): Promise<V & Pick<Product, 'ID' | 'Version'>> => {
  const reload = () => productById(resource.ID)
  return retryConflicts({ loaded: resource, now, reload }, async (before, at) => {
    const { ID, Version } = before
    const answer = { ID, Version: Version + 1, ...shownOf({ ...before, ...set }) }
    const writes = [changeProduct(ID, Version, set), ...also(before, at), ...idempotencyKey.writes(answer, at)]
    await table.commit(writes)
    return answer
  })
}
