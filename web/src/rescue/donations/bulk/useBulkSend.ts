import { useState } from 'react'
import { app } from '../../../../../shared/core/text/app.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { type BulkOutcome, bulkBatch } from '../../../../../shared/rescue/donations/bulkOffer.ts'
import { failureText } from '../../../core/data/failure.ts'
import { useAction } from '../../../core/data/useAction.ts'
import { useText } from '../../../core/words/language.tsx'
import { useUnsaved } from '../../../core/words/unsaved.ts'
import type { BulkFile } from './readFile.ts'

/** Sends the rows of a file in batches; after a failure it goes on where it stopped. */
export function useBulkSend({ importId, rows }: BulkFile) {
  const shell = useText(app)
  const { run } = useAction(donations.bulkOffer)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  useUnsaved(isSending)
  const offers = rows.flatMap(({ offer }) => offer ?? [])
  const send = async () => {
    setSending(true)
    setProblem(undefined)
    const known = new Map(outcomes)
    try {
      const left = offers.filter(({ Reference }) => !known.has(Reference))
      for (let start = 0; start < left.length; start += bulkBatch) {
        const answers = await run({ ImportID: importId, rows: left.slice(start, start + bulkBatch) })
        for (const answer of answers) known.set(answer.Reference, answer)
        setOutcomes(new Map(known))
      }
    } catch (error) {
      setProblem(failureText(error, shell))
    } finally {
      setSending(false)
    }
  }
  return { outcomes, isSending, problem, send, count: offers.length, isDone: outcomes.size === offers.length }
}
