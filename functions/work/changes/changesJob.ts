import { refuse } from '../../../shared/core/answer.ts'
import { csv, csvLines } from '../../../shared/core/grid/csv.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import { formatInstant, localDay } from '../../../shared/core/time/zone.ts'
import { type StaffChange, subjectOf } from '../../../shared/work/changes/change.ts'
import * as refusals from '../../../shared/work/changes/refusals.ts'
import { changeTexts } from '../../../shared/work/changes/texts.ts'
import { changeInWords, makerName } from '../../../shared/work/changes/words.ts'
import type { ChangesParameters } from '../../../shared/work/jobs/kinds.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { loadZone } from '../../network/organizations/entityTable.ts'
import { managed } from '../../network/people/changePerson.ts'
import { changePage } from './changeLog.ts'

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
    const found = await managed(entityId, caller)
    if (!found) return refuse(refusals.peopleNotYours)
    const { entity } = found
    const page = await changePage(entity, { ...filter, limit: rows, cursor: cursor ?? undefined })
    const lines = page.items.map((change) => lineOf(change, entity.TimeZone, language))
    return { content: csvLines(lines), rows: lines.length, cursor: page.cursor }
  },
  compose: async (parts, { entityId }, { language, now }) => ({
    name: `changes-${localDay(now, await loadZone(entityId))}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: csv([headsIn(language)]) + (await Array.fromAsync(parts)).join(''),
  }),
}
