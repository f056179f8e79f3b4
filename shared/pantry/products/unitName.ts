import { oneUnitTexts } from '../../core/text/oneUnit.ts'
import { asCorrected, type Language, plural } from '../../core/text/text.ts'
import { productReferenceTexts } from './productReferenceTexts.ts'
import { unitsOfMeasure } from './reference.ts'

/** The unit of an amount: `1 Pound`, `2 Pounds`. */
export function unitName(unitId: number, amount: number, language: Language): string {
  const unit = unitsOfMeasure.find(({ ID }) => ID === unitId)
  if (!unit) return ''
  const texts = plural(language, unit.key, amount).endsWith('_one') ? oneUnitTexts : productReferenceTexts
  return asCorrected(language, texts[language][unit.key])
}
