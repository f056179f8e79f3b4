import { useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import type { PantryReportParameters } from '../../../../shared/pantry/pantryReports/query.ts'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { Refused, refusalReason } from '../../core/data/client.ts'
import { download } from '../../core/data/download.ts'
import { useAction } from '../../core/data/useAction.ts'
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
  const [failure, tell] = useState<string>()
  const { perform, busy: isBusy } = useAction({ isReading: true, tell })
  // The server's reason where it gave one: [1] and [2] say nothing of what to do.
  const otherwise = (words: string) => ({
    failed: (error: unknown) => (error instanceof Refused ? error.reason || text('error1') : words),
    onDone,
  })
  const queued = async (Parameters: PantryReportParameters) =>
    toast(await queueJob({ Kind: 'pantryReport', Parameters }, language))
  const saved = <I>({ endpoint, input, fileName, parameters }: Asked<I>) =>
    download(endpoint, input, fileName).catch((error: unknown) => {
      if (refusalReason(error) !== reportTooLarge[language]) throw error
      return queued(parameters)
    })
  return {
    isBusy,
    failure,
    clear: () => tell(undefined),
    queue: (parameters: PantryReportParameters, failed = text('error2')) =>
      perform(() => queued(parameters), otherwise(failed)),
    save: <I>(asked: Asked<I>) => perform(() => saved(asked), otherwise(text('error2'))),
  }
}
