import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import type { ReportParameters } from '../../../../shared/work/jobs/kinds.ts'
import { reportTexts } from '../../../../shared/work/reports/texts.ts'
import { callFile, refusalReason } from '../../core/data/client.ts'
import { useShowFailure } from '../../core/data/failure.ts'
import { queueJob } from '../../core/jobMachine/queueJob.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Time for the new window to take the document before its address is given back. */
const keptMs = 60_000

/**
 * Opens a report in a new window. The window is opened at the click, or the browser blocks it; a window sends no token, so
 * its address is fetched here and the document shown in it (decision 6). CSV is saved from there by the browser. A report that
 * is too long for an answer, which only the server knows, becomes a job.
 */
export function useOpenReport() {
  const text = useText(reportTexts)
  const toast = useToast()
  const showFailure = useShowFailure()
  const { language } = useLanguage()
  return async <I>(endpoint: Endpoint<I, unknown>, input: NoInfer<I>, report: ReportParameters): Promise<void> => {
    const opened = window.open('', '_blank')
    if (!opened) return toast(text('blocked'), { tone: 'error' })
    opened.document.title = text('loading')
    try {
      const file = await callFile(endpoint, input)
      const address = 'url' in file ? file.url : URL.createObjectURL(file.blob)
      if (report.format === 'CSV' && !('url' in file)) saveIn(opened, address, file.name ?? 'report.csv')
      else opened.location.replace(address)
      setTimeout(() => URL.revokeObjectURL(address), keptMs)
    } catch (error) {
      opened.close()
      if (refusalReason(error) !== reportTooLarge[language]) return showFailure(error)
      await queueJob({ Kind: 'report', Parameters: report }, language).then(toast).catch(showFailure)
    }
  }
}

function saveIn(opened: Window, address: string, name: string): void {
  const link = opened.document.createElement('a')
  link.href = address
  link.download = name
  link.textContent = name
  opened.document.body.append(link)
  link.click()
}
