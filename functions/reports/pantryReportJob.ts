import type { PantryReportParameters } from '../../shared/pantryReport/query.ts'
import type { JobKind } from '../jobs/jobKind.ts'
import { pantryKind } from './pantryReport.ts'
import { jobResultOf } from './reportFile.ts'

/** A report of the pantry, whatever its length: its parts are what was found, the file is made of all of them. */

/** Pages of one step. */
const pagesAStep = 10

export const pantryReportJob: JobKind<PantryReportParameters> = {
  step: async (parameters, cursor, context) => {
    const found: unknown[] = []
    let next = cursor ?? undefined
    for (let pages = 0; pages < pagesAStep; pages++) {
      const page = await pantryKind(parameters).page(parameters, next, context)
      found.push(...page.found)
      next = page.cursor
      if (!next) break
    }
    return { content: JSON.stringify(found), rows: found.length, cursor: next }
  },
  compose: async (parts, parameters, context) => {
    const found = parts.flatMap((part) => JSON.parse(part) as unknown[])
    return jobResultOf(await pantryKind(parameters).compose(found, parameters, context))
  },
}
