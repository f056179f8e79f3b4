import * as z from 'zod/mini'
import { readKnown } from '../../../shared/core/schema/parseKnown.ts'
import type { Item } from './client.ts'
import { tableShape } from './shape.ts'

/**
 * The versions of a noun's stored shape. An item carries its version as `Shape`; one without it is of version 1. Reading
 * upgrades an older item step by step, and keeps the attributes that this code doesn't know: the rules copy them along, so
 * that the next write stores them again. While two versions of the code write in turn, an item goes back and forth between
 * them: an upgrade therefore only adds what is absent.
 */
export interface StoredShape<S extends object> {
  /** To be written with the item as `Shape`. */
  readonly version: number
  readonly schema: z.ZodMiniType<S>
}
/** One step, from a version to the next. */
export type Upgrade = (item: Item) => Item

const Stored = z.looseObject({ Shape: z._default(z.int(), 1) })

/** `upgrades[0]` leads from version 1 to 2, and so on; the schema is that of the last version. */
export const storedShape = <S extends object>(
  schema: z.ZodMiniType<S>,
  upgrades: readonly Upgrade[] = [],
): StoredShape<S> => ({
  version: upgrades.length + 1,
  schema: z.pipe(
    Stored,
    z.transform(({ Shape, ...item }): S => {
      const upgraded = upgrades.slice(Shape - 1).reduce((current, upgrade) => upgrade(current), item as Item)
      return withUnknown(readKnown(schema, upgraded), ownAttributes(upgraded)) as S
    }),
  ),
})

/** Attributes of the table itself: they are made anew with each write. */
const tableAttributes: ReadonlySet<string> = new Set([
  tableShape.partitionKey,
  tableShape.sortKey,
  tableShape.timeToLive,
  ...tableShape.indexes.flatMap(({ partitionKey, sortKey, project }) => [
    partitionKey,
    sortKey,
    ...(project === 'KEYS_ONLY' ? [] : project),
  ]),
])
const ownAttributes = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !tableAttributes.has(name)))

const isMap = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Joins the value that was read with the fields of the stored value that its schema doesn't know, at any depth. */
function withUnknown(read: unknown, stored: unknown): unknown {
  if (Array.isArray(read) && Array.isArray(stored)) return read.map((value, index) => withUnknown(value, stored[index]))
  if (!isMap(read) || !isMap(stored)) return read
  const known = Object.entries(read).map(([name, value]) => [name, withUnknown(value, stored[name])])
  return { ...stored, ...Object.fromEntries(known) }
}
