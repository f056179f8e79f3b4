import * as z from 'zod/mini'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, OptionalText, Text } from '../../core/schema/fields.ts'
import { StoredTranslations, TranslationsDraft } from '../../core/schema/translated.ts'
import * as refusals from './refusals.ts'

/** A way in which an owner brings orders to people: Homebound Seniors, Downtown Route. Delivery windows name one. */
export const maxProgramName = 100

export const DeliveryProgramDraft = z.strictObject({
  Name: Text(maxProgramName),
  Translations: z.optional(TranslationsDraft(z.strictObject({ Name: OptionalText(maxProgramName) }))),
})
export type DeliveryProgramDraft = z.infer<typeof DeliveryProgramDraft>

export const DeliveryProgram = z.object({
  ID: ID,
  Name: z.string(),
  Translations: z.optional(StoredTranslations(z.object({ Name: z.string() }))),
})
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

/** The program's name as its windows store it. */
export const namedOnWindow = ({ Name, Translations }: Pick<DeliveryProgram, 'Name' | 'Translations'>) => ({
  DeliveryProgramName: Name,
  ...(Translations
    ? {
        Translations: Object.fromEntries(
          Object.entries(Translations).map(([language, texts]) => [language, { DeliveryProgramName: texts.Name }]),
        ),
      }
    : {}),
})

export const programOrder = ({ Name, ID: id }: DeliveryProgram) => `${Name.toLowerCase()}#${id}`
