import type { PantryReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import type { JobKind } from '../../core/jobMachine/jobKind.ts'
import { jobResultOf } from '../../core/jobMachine/reportFile.ts'
import { somePages } from '../../core/jobMachine/somePages.ts'
import { pantryKind } from './pantryReport.ts'

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
