import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Text } from '../../core/schema/fields.ts'
import * as refusals from './refusals.ts'

/** A way in which an owner brings orders to people: Homebound Seniors, Downtown Route. Delivery windows name one. */
const maxProgramName = 100

export const DeliveryProgramDraft = z.strictObject({ Name: Text(maxProgramName) })
export type DeliveryProgramDraft = z.infer<typeof DeliveryProgramDraft>

export const DeliveryProgram = z.object({ ID: ID, Name: z.string() })
export type DeliveryProgram = z.infer<typeof DeliveryProgram>

/** Counts of the records that name a program. */
export interface ProgramUse {
  readonly WindowCount: number
  readonly CustomerCount: number
}

export function programRemovalRefusal({
  WindowCount: windows,
  CustomerCount: customers,
}: ProgramUse): Refusal | undefined {
  if (windows > 0) return refuse(refusals.programHasWindows, { count: windows })
  return customers > 0 ? refuse(refusals.programHasCustomers, { count: customers }) : undefined
}

export const programNameRefusal = (programs: readonly DeliveryProgram[], name: string): Refusal | undefined =>
  programs.some(({ Name }) => Name.toLowerCase() === name.toLowerCase())
    ? refuse(refusals.programNameTaken, { name })
    : undefined

export const programOrder = ({ Name, ID: id }: DeliveryProgram) => `${Name.toLowerCase()}#${id}`
