import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/core/text.json' with { type: 'json' }
import es from '../../languages/es/core/text.json' with { type: 'json' }

/** Statement of equal opportunity: apart from the frame, for a driver's page and a report's do not show it. */
export const fairnessTexts = texts<typeof en.fairnessTexts>({ en: en.fairnessTexts, es: es.fairnessTexts })
