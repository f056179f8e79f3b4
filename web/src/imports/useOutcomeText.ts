import type { Cells, FileKind } from '../../../shared/partyImport/columns.ts'
import type { PartyOutcome } from '../../../shared/partyImport/outcome.ts'
import { partyImportTexts } from '../../../shared/text/partyImport.ts'
import { useText } from '../app/language.tsx'

/** What a row is about, in a few words. */
const entryColumns: Readonly<Record<FileKind, readonly string[]>> = {
  agencies: ['Name', 'City'],
  donorLocations: ['Code', 'Donor', 'Name'],
  people: ['Name', 'E-mail', 'Role', 'Organization'],
  erpItems: ['ERP Code', 'Description', 'ERP Quantity', 'Reference'],
}
export const rowEntry = (kind: FileKind, cells: Cells): string =>
  entryColumns[kind]
    .map((name) => cells[name])
    .filter(Boolean)
    .join(', ')

const planned = { added: 'willBeAdded', updated: 'willBeUpdated', present: 'willStay', refused: 'leftOut' } as const
const ofPeople = { willBeAdded: 'willBeInvited', added: 'invited' } as const

/** What a row's result says: what will become of it, or what became of it, and why. */
export function useOutcomeText(kind: FileKind) {
  const text = useText(partyImportTexts)
  return (outcome: PartyOutcome | undefined, isResult: boolean): string => {
    if (!outcome) return ''
    const key = isResult ? outcome.Outcome : planned[outcome.Outcome]
    const word = text(kind === 'people' && key in ofPeople ? ofPeople[key as keyof typeof ofPeople] : key)
    return outcome.Reasons.length > 0 ? `${word}: ${outcome.Reasons.join(' ')}` : word
  }
}
