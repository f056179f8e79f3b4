import { useState } from 'react'
import type { Transaction } from '../../../shared/api/donations.ts'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { useToast } from '../app/toast.tsx'
import { useAlert, useDonationChange } from './useTransaction.ts'

interface Words {
  done: string
  failed: (reason: string, error: unknown) => string
  undo?: (() => void) | undefined
}

/** Sends one change of a donation and shows the outcome. */
export function useSendChange(id: number) {
  const toast = useToast()
  const alert = useAlert()
  const change = useDonationChange(id)
  const [busy, setBusy] = useState(false)
  const send = async <I>(
    write: Endpoint<I, Transaction>,
    input: NoInfer<I>,
    words: Words,
    expected?: (old: Transaction) => Transaction,
  ) => {
    setBusy(true)
    try {
      await change(write, input, expected)
      toast(words.done, words.undo ? { undo: words.undo } : {})
      return true
    } catch (error) {
      alert(error, (reason) => words.failed(reason, error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, busy }
}
