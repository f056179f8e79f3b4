import type { Cells, PartyImportKind } from '../../../shared/partyImport/columns.ts'
import type { PartyOutcome } from '../../../shared/partyImport/outcome.ts'
import { partyImportTexts } from '../../../shared/text/partyImport.ts'
import { useText } from '../app/language.tsx'

/** What a row is about, in a few words. */
export const rowEntry = (kind: PartyImportKind, cells: Cells): string =>
  (kind === 'agencies'
    ? [cells.Name, cells.City]
    : kind === 'people'
      ? [cells.Name, cells['E-mail'], cells.Role, cells.Organization]
      : [cells.Code, cells.Donor, cells.Name]
  )
    .filter(Boolean)
    .join(', ')

const planned = { added: 'willBeAdded', updated: 'willBeUpdated', present: 'willStay', refused: 'leftOut' } as const
const ofPeople = { willBeAdded: 'willBeInvited', added: 'invited' } as const

/** What a row's result says: what will become of it, or what became of it, and why. */
export function useOutcomeText(kind: PartyImportKind) {
  const text = useText(partyImportTexts)
  return (outcome: PartyOutcome | undefined, isResult: boolean): string => {
    if (!outcome) return ''
    const key = isResult ? outcome.Outcome : planned[outcome.Outcome]
    const word = text(kind === 'people' && key in ofPeople ? ofPeople[key as keyof typeof ofPeople] : key)
    return outcome.Reasons.length > 0 ? `${word}: ${outcome.Reasons.join(' ')}` : word
  }
}
