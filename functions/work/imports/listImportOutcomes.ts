import * as imports from '../../../shared/work/imports/api.ts'
import { notFound } from '../../core/http/fault.ts'
import { endpointOn } from '../../core/http/http.ts'
import { readParts } from '../../core/jobMachine/jobParts.ts'
import { jobById } from '../../core/jobMachine/jobTable.ts'
import { readOutcomes } from './importJob.ts'

export const handler = endpointOn(imports.listImportOutcomes, jobById, async ({ resource: { Kind, Parts } }) => {
  if (Kind !== 'import') throw notFound()
  return readOutcomes(readParts(Parts))
})
