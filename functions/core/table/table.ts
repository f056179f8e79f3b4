import * as query from './query.ts'
import { commit, countUp, nextBlock, removeAttributes, update } from './write.ts'

/** The table of a tenant: reads of query.ts, conditional writes of write.ts. No other code calls DynamoDB. */
export const table = {
  get: query.get,
  getMany: query.getMany,
  getEach: query.getEach,
  page: query.readPage,
  upTo: query.upTo,
  all: query.all,
  count: query.count,
  keys: query.keys,
  keyPages: query.keyPages,
  someKeys: query.someKeys,
  commit,
  update,
  nextBlock,
  countUp,
  removeAttributes,
}
export type Table = typeof table
