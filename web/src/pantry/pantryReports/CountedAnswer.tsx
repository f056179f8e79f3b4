import { Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { reportTooLarge } from '../../../../shared/pantry/pantryReports/refusals.ts'
import { customerReportTexts } from '../../../../shared/pantry/pantryReports/texts.ts'
import { Refused, refusalReason } from '../../core/data/client.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { CountedInBackground } from './CountedInBackground.tsx'
import type { CountedReport } from './useSummaryJob.ts'

interface CountedAnswerProps<V> {
  answer: {
    readonly data: V | undefined
    readonly error: unknown
    readonly isValidating: boolean
    readonly mutate: () => unknown
  }
  /** The days can be asked for. */
  isAsked: boolean
  inBackground: CountedReport
  /** Time of a count in the background; undefined for figures that were counted for this answer. */
  madeAt: (figures: V) => string | undefined
  children: (figures: V) => ReactNode
}

/** A report's figures: counted for the answer or, where the hand-overs are too many for one, in the background. */
export function CountedAnswer<V>({ answer, isAsked, inBackground, madeAt, children }: CountedAnswerProps<V>) {
  const text = useText(customerReportTexts)
  const { language } = useLanguage()
  const { data, error, isValidating, mutate } = answer
  const counted = (at?: string) => <CountedInBackground asked={inBackground} madeAt={at} onCounted={mutate} />
  if (error && refusalReason(error) === reportTooLarge[language]) return counted()
  if (error) {
    const message = error instanceof Refused ? error.reason || text('summaryFailed') : text('summaryServerFailed')
    return <LoadFailed error={error} message={message} onRetry={() => mutate()} />
  }
  if (data === undefined) return isAsked ? <RowsSkeleton rows={6} height={56} /> : null
  const at = madeAt(data)
  return (
    <Stack aria-busy={isValidating} sx={{ opacity: isValidating ? 0.6 : 1 }}>
      {at ? counted(at) : null}
      {children(data)}
    </Stack>
  )
}
