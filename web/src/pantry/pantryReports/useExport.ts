import { useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import type { PantryReportParameters } from '../../../../shared/pantry/pantryReports/query.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { Refused } from '../../core/data/client.ts'
import { download } from '../../core/data/download.ts'
import { queueJob } from '../../core/jobMachine/queueJob.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

interface Asked<I> {
  readonly endpoint: Endpoint<I, unknown>
  readonly input: I
  readonly fileName: string
  /** The same, as a job is asked for it. */
  readonly parameters: PantryReportParameters
}

/** Saves a report; one that is too large for an answer, which only the server knows, is made in the background. */
export function useExport(onDone: () => void) {
  const text = useText(customerReportTexts)
  const toast = useToast()
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const attempt = async (action: () => Promise<unknown>, failed: string) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await action()
      onDone()
    } catch (error) {
      // The server's reason where it gave one: [1] and [2] say nothing of what to do.
      setFailure(error instanceof Refused ? error.reason || text('error1') : failed)
    } finally {
      setBusy(false)
    }
  }
  const queued = async (Parameters: PantryReportParameters) =>
    toast(await queueJob({ Kind: 'pantryReport', Parameters }, language))
  return {
    isBusy,
    failure,
    clear: () => setFailure(undefined),
    queue: (parameters: PantryReportParameters, failed = text('error2')) => attempt(() => queued(parameters), failed),
    save: <I>({ endpoint, input, fileName, parameters }: Asked<I>) =>
      attempt(async () => {
        try {
          await download(endpoint, input, fileName)
        } catch (error) {
          if (!(error instanceof Refused) || error.reason !== reportTooLarge[language]) throw error
          await queued(parameters)
        }
      }, text('error2')),
  }
}
