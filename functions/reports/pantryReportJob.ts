import type { PantryReportParameters } from '../../shared/pantryReport/query.ts'
import type { JobKind } from '../jobs/jobKind.ts'
import { somePages } from '../jobs/somePages.ts'
import { pantryKind } from './pantryReport.ts'
import { jobResultOf } from './reportFile.ts'

/** A report of the pantry, whatever its length: its parts are what was found, the file is made of all of them. */

export const pantryReportJob: JobKind<PantryReportParameters> = {
  step: async (parameters, start, context) => {
    const { found, cursor } = await somePages(start, (next) => pantryKind(parameters).page(parameters, next, context))
    return { content: JSON.stringify(found), rows: found.length, cursor }
  },
  compose: async (parts, parameters, context) => {
    const found = (await Array.fromAsync(parts, (part) => JSON.parse(part) as unknown[])).flat()
    return jobResultOf(await pantryKind(parameters).compose(found, parameters, context))
  },
}
