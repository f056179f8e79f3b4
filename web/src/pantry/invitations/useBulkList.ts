import { useCallback, useRef, useState } from 'react'
import * as invitations from '../../../../shared/pantry/invitations/api.ts'
import { type NeighborRow, twiceRows } from '../../../../shared/pantry/invitations/neighborRows.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { newKey } from '../../core/data/client.ts'
import type { Send } from '../../core/data/useAction.ts'
import { useText } from '../../core/words/language.tsx'
import type { OfferForm } from './offerForm.ts'

export interface NeighborLine extends NeighborRow {
  /** Answer of the number plan, once it was asked. */
  readonly check?: invitations.PhoneLookupResult | undefined
  /** Reason that the row was not invited; empty when the call itself failed. */
  readonly failure?: string | undefined
}

interface Progress {
  readonly of: 'verify' | 'send'
  readonly done: number
  readonly count: number
}

/** A number that takes no text messages; what the plan does not tell stays. */
export const isNonMobile = ({ check }: NeighborLine) =>
  check !== undefined && (check.ErrorMessage !== null || check.PhoneNumberLookup?.IsMobile === false)

const withoutNumber = (row: NeighborLine): NeighborLine[] =>
  row.EMailAddress === '' ? [] : [{ ID: row.ID, EMailAddress: row.EMailAddress, PhoneNumber: '' }]

const batchInput = (
  rows: readonly NeighborLine[],
  { locations, programs, language, message }: OfferForm,
  FileID: string,
) => ({
  FileID,
  PantryLocationIDs: locations,
  DeliveryProgramIDs: programs,
  Message: message,
  PreferredLanguageCode: language ?? '',
  Invitations: rows.map(({ EMailAddress, PhoneNumber }) => ({ EMailAddress, PhoneNumber })),
})

/** The list of a bulk invitation: edited, verified, and sent in batches of which failed rows stay. */
export function useBulkList(read: readonly NeighborRow[]) {
  const text = useText(invitationTexts)
  const [rows, setRows] = useState<readonly NeighborLine[]>(read)
  const [isVerified, setVerified] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  const isStopped = useRef(false)
  const [fileId] = useState(newKey)

  const change = useCallback((row: NeighborLine) => {
    const { ID, EMailAddress, PhoneNumber } = row
    setVerified(false)
    setRows((old) => old.map((one) => (one.ID === ID ? { ID, EMailAddress, PhoneNumber } : one)))
  }, [])
  const remove = useCallback((id: number) => setRows((old) => old.filter(({ ID }) => ID !== id)), [])

  /** Runs over the rows in batches until all are done or somebody stops it. */
  const inBatches = async (
    of: Progress['of'],
    all: readonly NeighborLine[],
    size: number,
    work: (batch: readonly NeighborLine[]) => Promise<void>,
  ) => {
    isStopped.current = false
    try {
      for (let start = 0; start < all.length && !isStopped.current; start += size) {
        setProgress({ of, done: start, count: all.length })
        await work(all.slice(start, start + size))
      }
    } finally {
      setProgress(undefined)
    }
    return !isStopped.current
  }

  /** Returns true when all numbers were looked up. */
  const verify = async (send: Send) => {
    const asked = rows.filter(({ PhoneNumber }) => PhoneNumber !== '')
    const isDone = await inBatches('verify', asked, invitations.maxLookups, async (batch) => {
      const numbers = batch.map(({ PhoneNumber }) => PhoneNumber)
      const found = await send(invitations.lookupPhones, { numbers })
      const checks = new Map(batch.map(({ ID }, at) => [ID, found[at]]))
      setRows((old) => old.map((row) => (checks.has(row.ID) ? { ...row, check: checks.get(row.ID) } : row)))
    })
    setVerified(isDone)
    return isDone
  }

  /** Returns how many numbers were removed. */
  const removeNonMobile = () => {
    setRows((old) => old.flatMap((row) => (isNonMobile(row) ? withoutNumber(row) : [row])))
    return rows.filter(isNonMobile).length
  }

  /** The rows to send: later ones of the same contact, as corrections make them, stay and say which row has it. */
  const withoutTwice = () => {
    const twice = new Map(twiceRows(rows).map(({ ID, of }) => [ID, of]))
    const failureOf = (of: number) => text('sameContact', { of })
    setRows((old) =>
      old.map((row) => {
        const of = twice.get(row.ID)
        return of === undefined ? row : { ...row, failure: failureOf(of) }
      }),
    )
    return rows.filter(({ ID }) => !twice.has(ID))
  }

  /**
   * Returns true when every row was queued. Rows of a batch that got no answer stay, and are sent under the same key
   * again.
   */
  const invite = async (send: Send, offer: OfferForm) => {
    const sent = withoutTwice()
    let failed = rows.length - sent.length
    const isDone = await inBatches('send', sent, invitations.maxBatch, async (batch) => {
      const results = await send(invitations.sendBulkInvitations, batchInput(batch, offer, fileId))
      const outcomes = new Map(batch.map(({ ID }, at) => [ID, results[at]]))
      failed += results.filter(({ Successful }) => !Successful).length
      setRows((old) =>
        old.flatMap((row) => {
          const outcome = outcomes.get(row.ID)
          if (!outcome) return [row]
          return outcome.Successful ? [] : [{ ...row, failure: outcome.FailureReason ?? '' }]
        }),
      )
    })
    return { failed, isDone }
  }

  const stop = () => {
    isStopped.current = true
  }
  return { rows, isVerified, progress, change, remove, verify, removeNonMobile, invite, stop }
}
