import { exportTooLarge } from '../../../../shared/core/jobMachine/refusals.ts'
import { fill } from '../../../../shared/core/text/text.ts'
import type { JobRequest } from '../../../../shared/work/jobs/kinds.ts'
import { refusalReason } from '../data/client.ts'
import { useLanguage } from '../words/language.tsx'
import { useToast } from '../words/toast.tsx'

interface LongList {
  /** Most rows of a file that is an answer. */
  readonly maxRows: number
  /** Job that makes the file when it is not made at once. */
  readonly job: JobRequest
}

/** Saves a list as a file. One that is too long for an answer, which only the server knows, becomes a job. */
export function useFileOrJob() {
  const toast = useToast()
  const { language } = useLanguage()
  return (save: () => Promise<void>, { maxRows, job }: LongList): Promise<void> =>
    save().catch(async (error: unknown) => {
      if (refusalReason(error) !== fill(exportTooLarge[language], { rows: maxRows })) throw error
      const { queueJob } = await import('./queueJob.ts')
      toast(await queueJob(job, language))
    })
}
