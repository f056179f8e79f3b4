import * as z from 'zod/mini'
import { ID } from '../schema/fields.ts'
import type { Language } from '../text/text.ts'
import type { FileKind } from './kinds.ts'
import { organizationImportTexts } from './organizationImportTexts.ts'

/** Outcome of each row of an import, in the preview and afterwards. */

/** The neighbors of a large pantry come from its former system at once. */
export const maxImportRows = 20_000
/** Rows that are answered at once: each is a transaction of its own, and the answer has to come within 30 seconds. */
export const importBatch = 50
/** Characters of a whole file's rows in one request; Lambda takes 6 MB, in which each quotation mark counts twice. */
export const maxImportCharacters = 4.5 * 1024 * 1024

/** `present`: it is there and stays as it is. */
export const organizationOutcomes = ['added', 'updated', 'present', 'refused'] as const

export const OrganizationOutcome = z.object({
  /** Number of the row in a spreadsheet. */
  Row: z.int(),
  Outcome: z.enum(organizationOutcomes),
  /** Of the agency, the location or the invitation; null where there is none yet. */
  ID: z.nullable(ID),
  Reasons: z.array(z.string()),
})
export type OrganizationOutcome = z.infer<typeof OrganizationOutcome>

/** Text of a row's result: the planned outcome (`isPlanned`) or the actual one, with its reason. */
export function outcomeText(
  { Outcome, Reasons }: Pick<OrganizationOutcome, 'Outcome' | 'Reasons'>,
  { kind, isPlanned, language }: { readonly kind: FileKind; readonly isPlanned: boolean; readonly language: Language },
): string {
  const key = isPlanned ? planned[Outcome] : Outcome
  const word =
    organizationImportTexts[language][
      kind === 'people' && key in ofPeople ? ofPeople[key as keyof typeof ofPeople] : key
    ]
  return Reasons.length > 0 ? `${word}: ${Reasons.join(' ')}` : word
}
const planned = { added: 'willBeAdded', updated: 'willBeUpdated', present: 'willStay', refused: 'leftOut' } as const
const ofPeople = { willBeAdded: 'willBeInvited', added: 'invited' } as const
