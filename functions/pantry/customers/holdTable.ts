import * as z from 'zod/mini'
import { RecordHold } from '../../../shared/pantry/tefap/retention.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** Holds of a food bank in the table: one item, in which two people who change it at once meet. */

const RecordHolds = z.object({ Holds: z.array(RecordHold), Version: z.int() })
export type RecordHolds = z.infer<typeof RecordHolds>
const shape = storedShape(RecordHolds)

export const loadHolds = async (foodBankId: number): Promise<RecordHolds> =>
  (await table.get(customerKeys.recordHolds(foodBankId), shape.schema)) ?? { Holds: [], Version: 0 }

/** Fails when somebody changed them since they were read. */
export const holdsWrite = (foodBankId: number, Holds: readonly RecordHold[], read: RecordHolds): Write => ({
  put: {
    ...customerKeys.recordHolds(foodBankId),
    ...{ Holds: [...Holds], Version: read.Version + 1, Shape: shape.version },
  },
  when: read.Version === 0 ? absent : atVersion(read.Version),
})
