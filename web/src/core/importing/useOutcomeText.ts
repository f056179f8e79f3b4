import type { FileKind } from '../../../../shared/core/importing/kinds.ts'
import type { OrganizationOutcome } from '../../../../shared/core/importing/outcome.ts'
import { outcomeText } from '../../../../shared/core/importing/outcomeText.ts'
import { useLanguage } from '../words/language.tsx'

/** Result of a row in the reader's language; empty before it is known. */
export function useOutcomeText(kind: FileKind) {
  const { language } = useLanguage()
  return (outcome: OrganizationOutcome | undefined, isResult: boolean): string =>
    outcome ? outcomeText(outcome, { kind, isPlanned: !isResult, language }) : ''
}
