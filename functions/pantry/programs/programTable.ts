import * as z from 'zod/mini'
import { ID } from '../../../shared/core/schema/fields.ts'
import { maxPrograms } from '../../../shared/pantry/programs/api.ts'
import { DeliveryProgram, programOrder } from '../../../shared/pantry/programs/deliveryProgram.ts'
import { equals } from '../../core/table/conditions.ts'
import { ownedRecords } from '../../core/table/records.ts'
import { table } from '../../core/table/table.ts'
import type { Write } from '../../core/table/write.ts'

const StoredProgram = z.extend(DeliveryProgram, { EntityID: ID, WindowCount: z.int(), CustomerCount: z.int() })
export type StoredProgram = z.infer<typeof StoredProgram>

/** Delivery programs in the table, each in its owner's list, with counts of the windows and customers that name it. */
export const programs = ownedRecords('deliveryProgram', {
  schema: StoredProgram,
  sort: programOrder,
  row: DeliveryProgram,
})

/** In any order; absent ones are left out. */
export const programsById = (ids: readonly number[]) => programs.findMany(ids.map((ID) => ({ ID })))

/** All programs of an owner, by name. */
export const programsOfOwner = async (entityId: number): Promise<DeliveryProgram[]> =>
  (await table.page({ ...programs.owned(entityId), limit: maxPrograms }, DeliveryProgram)).items

export const addProgramWrite = (EntityID: number, program: DeliveryProgram): Write =>
  programs.add({ ...program, EntityID, WindowCount: 0, CustomerCount: 0 })

/** Fails while a window or a customer names the program. */
export const deleteProgramWrite = (of: Pick<StoredProgram, 'ID'>): Write =>
  programs.remove(of, equals({ WindowCount: 0, CustomerCount: 0 }))

/** Counts windows or customers that begin or cease to name the program. */
export const countProgramUse = (id: number, user: 'window' | 'customer', change: number): Write =>
  programs.count({ ID: id }, user === 'window' ? 'WindowCount' : 'CustomerCount', change)

export const taggedPlace = ({ ID: id, EntityID }: StoredProgram) => ({ kind: 'program', id, EntityID }) as const
