import * as limits from '../../../shared/pantry/limits/api.ts'
import { limitDraft, orderLimitOf } from '../../engine/limits.ts'
import { succeed } from '../participants.ts'
import { by, type Calls, ofOwnProduct, ofPictured, type Prepare } from './making.ts'

const ofOrderLimit =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: { id: await orderLimitOf(foodBank), ...more } })

export const limitsCalls: Calls = {
  listLimitTypes: by('foodBank'),
  listLimitTimeScopes: by('foodBank'),
  getItemsPerOrderLimit: by('foodBank'),
  setItemsPerOrderLimit: by('foodBank', { Value: 25 }),
  removeItemsPerOrderLimit: async ({ foodBank }) => {
    await succeed(limits.setItemsPerOrderLimit, foodBank, { Value: 25 })
    return { by: foodBank, input: {} }
  },
  listOrderLimits: by('foodBank'),
  addOrderLimit: async ({ foodBank: by }) => {
    const earlier = (await succeed(limits.listOrderLimits, by, {})) as { ID: number }[]
    for (const { ID: id } of earlier) await succeed(limits.removeOrderLimit, by, { id })
    return { by, input: limitDraft('1 ORDER DAY') }
  },
  updateOrderLimit: ofOrderLimit(limitDraft('4 ORDER MONTH')),
  removeOrderLimit: ofOrderLimit(),
  listProductLimits: ofOwnProduct(),
  addProductLimit: ofOwnProduct(limitDraft('2 ITEM WEEK')),
  updateProductLimit: ofPictured((limitId) => ({ limitId, ...limitDraft('4 ITEM ORDER') })),
  removeProductLimit: ofPictured((limitId) => ({ limitId })),
}
