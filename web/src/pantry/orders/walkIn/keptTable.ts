import * as z from 'zod/mini'
import { keptPrefix } from '../../../core/keptHere.ts'
import { storedHere } from './notedWalkIns.ts'

const Named = z.object({ ID: z.number(), Name: z.string() })
const KeptTable = z.object({ products: z.array(Named), places: z.array(Named) })
export type KeptTable = z.infer<typeof KeptTable>

/** Names of the pantry's products and places, for a table without a connection. */
export const keptTableName = (entityId: number) => `${keptPrefix}table.${entityId}`
export const keptTable = (entityId: number) => storedHere(KeptTable, keptTableName(entityId))
