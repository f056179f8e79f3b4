import type { DayRange } from '../../../shared/core/time/range.ts'
import { localDay } from '../../../shared/core/time/zone.ts'
import type { DocumentContext } from '../../../shared/pantry/pantryReports/documents.ts'
import type { ExportFormat } from '../../../shared/pantry/pantryReports/pantryReport.ts'
import type { View } from '../../core/http/context.ts'
import type { ReportFile } from '../../core/jobMachine/reportFile.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'

/** Making of a pantry's report: read page by page, then written as a whole. A job keeps the pages in between. */
export interface PantryKind<P, T> {
  page(parameters: P, cursor: string | undefined, context: View): Promise<FoundPage<T>>
  compose(found: readonly T[], parameters: P, context: View): Promise<ReportFile>
}
export interface FoundPage<T> {
  readonly rows: T[]
  readonly cursor: string | undefined
}

interface Asked {
  readonly format: ExportFormat
  readonly isFull?: boolean
  readonly range: DayRange | undefined
}

/** Common part of all documents: the report's owner, its language and zone, and the paper. */
export async function documentContext(
  { caller, language, now }: View,
  { format, isFull = false, range }: Asked,
): Promise<DocumentContext & { readonly days: string }> {
  const entity = await anyEntity(caller.EntityID)
  const zone = entity?.TimeZone ?? 'UTC'
  return {
    language,
    now,
    zone,
    range,
    isFull,
    isPaper: format === 'PDF',
    entityName: entity?.Name ?? '',
    days: range ? `${range.start}-${range.end}` : localDay(now, zone),
  }
}
