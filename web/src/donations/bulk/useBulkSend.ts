import { useState } from 'react'
import * as donations from '../../../../shared/api/donations.ts'
import { type BulkOutcome, bulkBatch } from '../../../../shared/donation/bulkOffer.ts'
import { app } from '../../../../shared/text/app.ts'
import { failureText } from '../../app/failure.ts'
import { useText } from '../../app/language.tsx'
import { useUnsaved } from '../../app/unsaved.ts'
import { useAction } from '../../data/useAction.ts'
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
