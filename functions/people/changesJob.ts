import { refuse } from '../../shared/answer.ts'
import { type StaffChange, subjectOf } from '../../shared/change/change.ts'
import { changeInWords, makerName } from '../../shared/change/words.ts'
import { csv, csvLines } from '../../shared/grid/csv.ts'
import type { ChangesParameters } from '../../shared/job/kinds.ts'
import * as refusals from '../../shared/refusals/refusals.ts'
import { changeTexts } from '../../shared/text/changes.ts'
import type { Language } from '../../shared/text/text.ts'
import { formatInstant, localDay } from '../../shared/time/zone.ts'
import { zoneOf } from '../entities/entityTable.ts'
import type { JobKind } from '../jobs/jobKind.ts'
import { changePage } from './changeLog.ts'
import { managed } from './changePerson.ts'

/** Changes of one step. */
const rows = 500

function headsIn(language: Language): string[] {
  const text = changeTexts[language]
  return [text.when, text.kind, text.madeBy, text.what, text.about]
}

const lineOf = (change: StaffChange, zone: string, language: Language) => [
  formatInstant(new Date(change.At), zone, language),
  changeTexts[language][`kind.${change.Kind}`],
  makerName(change, language),
  changeInWords(change, language),
  subjectOf(change),
]

/** The log of an entity's changes as CSV, newest first. Whoever does not look after the entity any more gets none. */
export const changesJob: JobKind<ChangesParameters> = {
  step: async ({ entityId, ...filter }, cursor, { caller, language }) => {
    const place = await managed(entityId, caller)
    if (!place) return refuse(refusals.peopleNotYours)
    const { entity } = place
    const page = await changePage(entity, { ...filter, limit: rows, cursor: cursor ?? undefined })
    const lines = page.items.map((change) => lineOf(change, entity.TimeZone, language))
    return { content: csvLines(lines), rows: lines.length, cursor: page.cursor }
  },
  compose: async (parts, { entityId }, { language, now }) => ({
    name: `changes-${localDay(now, await zoneOf(entityId))}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: csv([headsIn(language)]) + (await Array.fromAsync(parts)).join(''),
  }),
}
