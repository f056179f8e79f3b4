import * as imports from '../../shared/api/imports.ts'
import { notFound } from '../http/fault.ts'
import { endpointOn } from '../http.ts'
import { readParts } from '../jobs/jobParts.ts'
import { jobById } from '../jobs/jobTable.ts'
import { outcomesOf } from './importJob.ts'

export const handler = endpointOn(imports.listImportOutcomes, jobById, async ({ resource: { Kind, Parts } }) => {
  if (Kind !== 'import') throw notFound()
  return outcomesOf(readParts(Parts))
})
