import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { languages } from '../../../shared/core/text/languages.ts'
import type { SummaryReportParameters } from '../../../shared/pantry/pantryReports/query.ts'
import { CustomerSummary } from '../../../shared/pantry/pantryReports/summary.ts'
import { jobDays } from '../../../shared/work/jobs/job.ts'
import type { View } from '../../core/http/context.ts'
import { reportKeys } from '../../core/table/keys/reports.ts'
import { table } from '../../core/table/table.ts'

/** Summaries that jobs made, compressed, as long as the jobs' files: the screen shows them instead of counting again. */

type Asked = SummaryReportParameters['summary']

const daySeconds = 86_400

const Made = z.object({ Gzip: z.instanceof(Uint8Array), Language: z.enum(languages) })

const at = ({ EntityID }: View['caller'], asked: Asked) => reportKeys.customerSummary(EntityID, asked)

export async function keepSummary(summary: CustomerSummary, asked: Asked, { caller, language, now }: View) {
  const made: CustomerSummary = { ...summary, MadeAt: now.toISOString() }
  const expires = Math.floor(now.getTime() / 1000) + jobDays * daySeconds
  const put = { ...at(caller, asked), Language: language, Gzip: gzipSync(JSON.stringify(made)), expires }
  await table.commit([{ put }])
}

/** Undefined as well where it was made in another language, or by a version that counted something else. */
export async function madeSummary(asked: Asked, { caller, language }: View): Promise<CustomerSummary | undefined> {
  const found = await table.get(at(caller, asked), Made)
  if (found?.Language !== language) return undefined
  return CustomerSummary.safeParse(JSON.parse(gunzipSync(found.Gzip).toString())).data
}
