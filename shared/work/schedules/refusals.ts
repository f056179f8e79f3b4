import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/work/schedules.json' with { type: 'json' }
import es from '../../languages/es/work/schedules.json' with { type: 'json' }

/** Reasons that something about schedules may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const reportScheduleDaily = sentence(refusals, 'reportScheduleDaily')
export const tooManySchedules = sentence<'tooManySchedules', 'count'>(refusals, 'tooManySchedules')
