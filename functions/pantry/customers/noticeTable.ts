import type { TefapNotice } from '../../../shared/pantry/tefap/notice.ts'
import { defaultNotice, StoredNotice } from '../../../shared/pantry/tefap/notice.ts'
import { absent, atVersion } from '../../core/table/conditions.ts'
import { customerKeys } from '../../core/table/keys/customers.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

/** The notice of a food bank in the table: the text that counts, and each version for as long as certificates name it. */

const shape = storedShape(StoredNotice)

export const loadNotice = async (foodBankId: number): Promise<TefapNotice> =>
  (await table.get(customerKeys.notice(foodBankId, 'NOW'), shape.schema)) ?? defaultNotice

/** Fails when somebody changed it since it was read. */
export const noticeWrites = (foodBankId: number, notice: StoredNotice, read: TefapNotice): Write[] => [
  {
    put: { ...customerKeys.notice(foodBankId, 'NOW'), ...notice, Shape: shape.version },
    when: read.Version === 0 ? absent : atVersion(read.Version),
  },
  { put: { ...customerKeys.notice(foodBankId, `#${notice.Version}`), ...notice, Shape: shape.version }, when: absent },
]

export const noticeOfVersion = async (foodBankId: number, version: number): Promise<TefapNotice | undefined> =>
  version === 0 ? defaultNotice : table.get(customerKeys.notice(foodBankId, `#${version}`), shape.schema)
