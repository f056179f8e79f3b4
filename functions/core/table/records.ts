import type * as z from 'zod/mini'
import { type Ownership, ownedByEntity } from '../../../shared/core/access.ts'
import { absent, type Condition, present } from './conditions.ts'
import { nextNumber } from './ids.ts'
import { ownedKey, ownedList } from './keys/owned.ts'
import { type List, listAttributes } from './lists.ts'
import type { Key } from './shape.ts'
import { type StoredShape, storedShape } from './storedShape.ts'
import { table } from './table.ts'
import type { Update, Write } from './write.ts'

/**
 * Records: items that are added, changed and removed without events; a noun with events is an `Aggregate`. Writes are for
 * transactions: the caller commits them together with what goes with them.
 */

/** Storage, lists and owner of a noun's records. `I`: the fields that make their key. */
export interface RecordsDefinition<S extends I & object, I, R> {
  readonly schema: z.ZodMiniType<S>
  key(of: I): Key
  lists(record: NoInfer<S>): readonly List[]
  /** The position in each of the lists. */
  sort(record: NoInfer<S>): string
  /** The attributes that lists show. */
  readonly row: z.ZodMiniType<R> & { readonly shape: object }
  /** The owner that the caller of `byId` has to be; absent for records that no endpoint loads so. */
  owner?(record: NoInfer<S>): Ownership
}

/** Loads a resource by its ID for an endpoint: a `Loader` of `http`. */
interface LoaderById<K, S> {
  readonly kind: K
  load(context: { readonly input: { readonly id: number } }): Promise<S | undefined>
  owner(record: S): Ownership
}

/**
 * `const programs = records('deliveryProgram', { schema, key, lists, sort, row, owner })`: reads, the loader of its
 * endpoints, and writes.
 */
export function records<K extends string, S extends I & object, I extends object, R>(
  kind: K,
  definition: RecordsDefinition<S, I, R>,
) {
  const { schema, key, row, owner = () => ({}) } = definition
  const shape = storedShape(schema)
  const find = (of: I) => table.get(key(of), shape.schema)
  const byId: LoaderById<K, S> = { kind, load: ({ input: { id } }) => find({ ID: id } as I & { ID: number }), owner }
  return {
    key,
    schema: shape.schema,
    find,
    nextId: () => nextNumber(kind),
    /** In any order; absent ones are left out. */
    findMany: (all: readonly I[], isConsistent?: boolean) => table.getMany(all.map(key), shape.schema, isConsistent),
    /** Everything in a list, as its rows. */
    rows: (list: List) => table.all(list, row),
    byId,
    ...recordWrites(definition, shape),
  }
}

/**
 * Records that each belong to one food bank or agency: `ownedRecords('storageLocation', { schema, sort, row })`. Their key, the
 * one list that they stand in and their owner follow from their kind.
 */
export function ownedRecords<K extends string, S extends { readonly ID: number; readonly EntityID: number }, R>(
  kind: K,
  definition: Pick<RecordsDefinition<S, Pick<S, 'ID'>, R>, 'schema' | 'sort' | 'row'>,
) {
  const owned = (entityId: number) => ownedList(kind, entityId)
  const all = records<K, S, { readonly ID: number }, R>(kind, {
    ...definition,
    key: ({ ID: id }) => ownedKey(kind, id),
    lists: ({ EntityID }) => [owned(EntityID)],
    owner: ({ EntityID }) => ownedByEntity(EntityID),
  })
  /** The list of an owner, and its rows. */
  return { ...all, owned, of: (entityId: number) => all.rows(owned(entityId)) }
}

function recordWrites<S extends I & object, I extends object, R>(
  { key, lists, sort, row }: RecordsDefinition<S, I, R>,
  shape: StoredShape<S>,
) {
  const isInRow = (name: string) => Object.hasOwn(row.shape, name)
  const listed = (record: S) => ({
    Shape: shape.version,
    ...listAttributes(lists(record)),
    sort: sort(record),
    row: row.parse(record),
  })
  const replace = (record: S, when: Condition): Write => ({
    put: { ...key(record), ...record, ...listed(record) },
    when,
  })
  return {
    /** The attributes beside the record's own. */
    listed,
    add: (record: S) => replace(record, absent),
    replace,
    /** Sets fields, in the row as well; `sort` where the position follows from them. */
    set: (of: I, fields: Partial<S> & { readonly sort?: string }, when: Condition = present) => {
      const alsoInRow = Object.keys(fields).filter(isInRow)
      return { update: key(of), set: fields, alsoInRow, when } satisfies Update
    },
    remove: (of: I, when: Condition = present): Write => ({ remove: key(of), when }),
    /**
     * Adds to a counter of what names the record, in the transaction of that change: it fails for a record that was
     * removed meanwhile, and a removal that asks for 0 fails for one that is used.
     */
    count: (of: I, counter: keyof S & string, change: number): Update =>
      countWrite(key(of), counter, change, isInRow(counter)),
  }
}

/** Counts what begins to name an item (above 0) or ceases to: never below 0, and never of an item that is gone. */
export const countWrite = (at: Key, counter: string, change: number, isInRow = false): Update => ({
  update: at,
  add: { [counter]: change },
  ...(isInRow ? { alsoInRow: [counter] } : {}),
  ...(change < 0 ? { atLeast: { [counter]: -change } } : { when: present }),
})
