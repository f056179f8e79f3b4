import * as z from 'zod/mini'
import { ownedByEntity } from '../../../shared/core/access.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import { maxPrograms } from '../../../shared/pantry/programs/api.ts'
import { DeliveryProgram, programOrder } from '../../../shared/pantry/programs/deliveryProgram.ts'
import type { Loader } from '../../core/http/http.ts'
import { deliveryProgramKeys, deliveryProgramLists } from '../../core/table/keys/deliveryprograms.ts'
import { listAttributes } from '../../core/table/lists.ts'
import { storedShape } from '../../core/table/storedShape.ts'
import { table } from '../../core/table/table.ts'
import { absent, present, type Write } from '../../core/table/write.ts'

/** Delivery programs in the table, each in its owner's list, with counts of the windows and customers that name it. */

const StoredProgram = z.extend(DeliveryProgram, { EntityID: ID, WindowCount: z.int(), CustomerCount: z.int() })
export type StoredProgram = z.infer<typeof StoredProgram>
const shape = storedShape(StoredProgram)

export const programById = (id: number) => table.get(deliveryProgramKeys.program(id), shape.schema)

/** In any order; absent ones are left out. */
export const programsById = (ids: readonly number[]) =>
  table.getMany(ids.map(deliveryProgramKeys.program), shape.schema)

export const deliveryProgramOf: Loader<'deliveryProgram', { id: number }, StoredProgram> = {
  kind: 'deliveryProgram',
  load: ({ input }) => programById(input.id),
  owner: ({ EntityID }) => ownedByEntity(EntityID),
}

/** All programs of an owner, by name. */
export const programsOfOwner = async (entityId: number): Promise<DeliveryProgram[]> =>
  (await table.page({ ...deliveryProgramLists.owner(entityId), limit: maxPrograms }, DeliveryProgram)).items

export const addProgramWrite = (EntityID: number, program: DeliveryProgram): Write => ({
  put: {
    ...deliveryProgramKeys.program(program.ID),
    ...program,
    EntityID,
    WindowCount: 0,
    CustomerCount: 0,
    Shape: shape.version,
    ...listAttributes([deliveryProgramLists.owner(EntityID)]),
    sort: programOrder(program),
    row: program,
  },
  when: absent,
})

export const deleteProgramWrite = (id: number): Write => ({
  remove: deliveryProgramKeys.program(id),
  when: {
    expression: '#windows = :none AND #customers = :none',
    names: { '#windows': 'WindowCount', '#customers': 'CustomerCount' },
    values: { ':none': 0 },
  },
})

/**
 * Counts windows or customers that begin or cease to name the program, for the transaction of that change: it fails for a
 * program that was deleted meanwhile, and the deletion fails for one that is used.
 */
export const countProgramUse = (id: number, user: 'window' | 'customer', change: number): Write => {
  const counter = user === 'window' ? 'WindowCount' : 'CustomerCount'
  const guard = change < 0 ? { atLeast: { [counter]: -change } } : { when: present }
  return { update: deliveryProgramKeys.program(id), add: { [counter]: change }, ...guard }
}

export const taggedPlace = ({ ID: id, EntityID }: StoredProgram) => ({ kind: 'program', id, EntityID }) as const
