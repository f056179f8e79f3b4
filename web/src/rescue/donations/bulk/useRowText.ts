import type { ImportReason } from '../../../../../shared/core/importing/importOutcome.ts'
import { importTexts } from '../../../../../shared/core/importing/importsTexts.ts'
import type { Texts } from '../../../../../shared/core/text/text.ts'
import { bulkColumnLabel, type ReadRow } from '../../../../../shared/rescue/donations/bulkFile.ts'
import type { BulkOutcome } from '../../../../../shared/rescue/donations/bulkOffer.ts'
import { bulkOfferTexts } from '../../../../../shared/rescue/donations/texts/bulkOffer.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'

/** Result of a row: left out and why, ready, or what became of it. */
export function useRowText(outcomes: ReadonlyMap<string, BulkOutcome>) {
  const text = useText(bulkOfferTexts)
  const faultText = useText<Texts>(importTexts)
  const { language } = useLanguage()
  const fault = ({ key, values = {} }: ImportReason) =>
    faultText(key, { ...values, column: bulkColumnLabel(String(values.column), language) })
  return ({ offer, reference, reasons }: ReadRow): string => {
    if (!offer) return `${text('left')}: ${reasons.map(fault).join(' ')}`
    const outcome = outcomes.get(reference)
    if (!outcome) return text('isReady')
    if (outcome.Outcome === 'refused') return `${text('refused')}: ${outcome.Reasons.join(' ')}`
    return text(outcome.Outcome, { code: outcome.Code })
  }
}
