import { texts } from '../../core/text/text.ts'
import en from '../../languages/en/network/agencies.json' with { type: 'json' }
import es from '../../languages/es/network/agencies.json' with { type: 'json' }

/** Reasons that nobody can answer for an agency, and help. */
export const attendanceTexts = texts<typeof en.attendanceTexts>({ en: en.attendanceTexts, es: es.attendanceTexts })
