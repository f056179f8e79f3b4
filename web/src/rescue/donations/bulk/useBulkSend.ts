import { useState } from 'react'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { type BulkOutcome, bulkBatch } from '../../../../../shared/rescue/donations/bulkOffer.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useUnsaved } from '../../../core/words/unsaved.ts'
import type { BulkFile } from './readFile.ts'

/** Sends the rows of a file in batches; after a failure it goes on where it stopped. */
export function useBulkSend({ importId, rows }: BulkFile) {
  const [problem, setProblem] = useState<string>()
  const { perform, busy: isSending } = useAction({ tell: setProblem })
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())
  useUnsaved(isSending)
  const offers = rows.flatMap(({ offer }) => offer ?? [])
  const send = () =>
    perform(async (send) => {
      const known = new Map(outcomes)
      const left = offers.filter(({ Reference }) => !known.has(Reference))
      for (let start = 0; start < left.length; start += bulkBatch) {
        const batch = left.slice(start, start + bulkBatch)
        const answers = await send(donations.bulkOffer, { ImportID: importId, rows: batch })
        for (const answer of answers) known.set(answer.Reference, answer)
        setOutcomes(new Map(known))
      }
    })
  return { outcomes, isSending, problem, send, count: offers.length, isDone: outcomes.size === offers.length }
}
