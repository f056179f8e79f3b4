import * as donations from '../../../../shared/api/donations.ts'
import { exportRefusal } from '../../../../shared/dashboard/range.ts'
import { exportTooLarge } from '../../../../shared/refusals/distributors.ts'
import { statusGridTexts } from '../../../../shared/text/statusGrid.ts'
import { fill, type Language } from '../../../../shared/text/text.ts'
import { useLanguage, useText } from '../../app/language.tsx'
import { useToast } from '../../app/toast.tsx'
import { refusalReason } from '../../data/client.ts'
import { download } from '../../data/download.ts'
import { ExportButton } from '../../ui/ExportButton.tsx'
import { anyStatus, type GridState, transactionsQuery } from './gridQuery.ts'

/** The filtered grid as a file. One that is too long for an answer, which only the server knows, becomes a job. */
export function DonationsExport({ filters, zone }: { filters: GridState; zone: string }) {
  const text = useText(statusGridTexts)
  const toast = useToast()
  const { language } = useLanguage()
  const { search, start, end, status, donor } = filters
  const queue = async () => {
    const Parameters = {
      dateStartFilter: start,
      dateEndFilter: end,
      zone,
      ...(search ? { searchFilter: search } : {}),
      ...(donor ? { donorFilter: donor } : {}),
      ...(status === anyStatus ? {} : { statusTypeId: status }),
    }
    const { queueJob } = await import('../../jobs/queueJob.ts')
    toast(await queueJob({ Kind: 'donations', Parameters }, language))
  }
  const save = async () => {
    try {
      await download(donations.exportGrid, transactionsQuery(filters, zone), `donations-${start}-${end}.csv`)
    } catch (error) {
      if (refusalReason(error) !== tooLarge(language)) throw error
      await queue()
    }
  }
  return <ExportButton label={text('export')} refusal={exportRefusal(start, end)} onSave={save} />
}

const tooLarge = (language: Language) => fill(exportTooLarge[language], { rows: donations.maxExportedRows })
