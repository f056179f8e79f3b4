import type { ImportReason } from '../../../../shared/csv/outcome.ts'
import { bulkColumnLabel, type ReadRow } from '../../../../shared/donation/bulkFile.ts'
import type { BulkOutcome } from '../../../../shared/donation/bulkOffer.ts'
import { bulkOfferTexts } from '../../../../shared/text/bulkOffer.ts'
import { importTexts } from '../../../../shared/text/imports.ts'
import { useLanguage, useText } from '../../app/language.tsx'

/** What a row's result says: why it is left out, that it is ready, or what became of it. */
export function useRowText(outcomes: ReadonlyMap<string, BulkOutcome>) {
  const text = useText(bulkOfferTexts)
  const faultText = useText(importTexts)
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
