import * as erp from '../../../shared/pantry/erp/api.ts'
import { erpFile } from '../../contract/examples/erp.ts'
import { counter } from '../../engine/counter.ts'
import { shelved } from '../../engine/pantry.ts'
import { succeed } from '../participants.ts'
import type { Calls, Prepare } from './making.ts'

const nextFile = counter()

const erpRows = () => ({
  ...erpFile,
  ImportID: `file${nextFile()}`,
  rows: [{ Row: 2, Cells: ['10342', 'Beans', '', '4', ''] }],
})

/** A row that waits, or one that is matched. */
const ofErpRow =
  (isMatched: boolean): Prepare =>
  async ({ foodBank }) => {
    const [{ ID: id }] = (await succeed(erp.importErpItems, foodBank, erpRows())) as [{ ID: number }]
    const match = { PantryInventoryItemID: (await shelved(foodBank, 40)).ID, EachesPer: 12 }
    if (!isMatched) return { by: foodBank, input: { id, ...match } }
    await succeed(erp.updateImportItem, foodBank, { id, ...match })
    return { by: foodBank, input: { id } }
  }

export const erpCalls: Calls = {
  getErpMatchingGrid: async (participants) => {
    const { by: caller } = await ofErpRow(true)(participants)
    return { by: caller, input: {} }
  },
  importErpItems: async ({ foodBank }) => ({ by: foodBank, input: erpRows() }),
  updateImportItem: ofErpRow(false),
  deleteImportItemMapping: ofErpRow(true),
}
