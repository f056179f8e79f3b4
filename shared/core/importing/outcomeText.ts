import type { Language } from '../text/text.ts'
import type { FileKind } from './kinds.ts'
import { organizationImportTexts } from './organizationImportTexts.ts'
import type { OrganizationOutcome } from './outcome.ts'

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
