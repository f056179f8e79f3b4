import type { FileKind } from '../../../shared/partyImport/kinds.ts'
import { outcomeText, type PartyOutcome } from '../../../shared/partyImport/outcome.ts'
import { useLanguage } from '../app/language.tsx'

/** What a row's result says in the reader's language; empty before it is known. */
export function useOutcomeText(kind: FileKind) {
  const { language } = useLanguage()
  return (outcome: PartyOutcome | undefined, isResult: boolean): string =>
    outcome ? outcomeText(outcome, { kind, isPlanned: !isResult, language }) : ''
}
