import type { Input } from '../../../../shared/core/schema/endpoint.ts'
import { startOfTomorrow } from '../../../../shared/core/time/zone.ts'
import type { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { transactionTexts } from '../../../../shared/rescue/donations/texts/transaction.ts'
import * as offers from '../../../../shared/rescue/offers/api.ts'
import * as transport from '../../../../shared/rescue/transport/api.ts'
import { Refused } from '../../core/data/client.ts'
import { useHeld } from '../../core/data/held.ts'
import { serverNow } from '../../core/time/clock.ts'
import { zoneHere } from '../../core/time/time.ts'
import { useConfirm } from '../../core/words/confirm.tsx'
import { useText } from '../../core/words/language.tsx'
import { clientTimeSnapshot } from './moment.ts'
import { useTransactionChange } from './useTransaction.ts'

/**
 * Modes change on the screen at once, and for five seconds the server's value is not listened to (section 4): an answer
 * that was under way before the change would flip the switch back.
 */

type EscalationMode = Input<typeof offers.updateEscalationMode>['mode']
type StartMode = Input<typeof offers.updateStartMode>['mode']

export function useEscalationMode(transaction: Transaction): [EscalationMode, (mode: EscalationMode) => void] {
  const { send } = useTransactionChange(transaction.ID)
  const server = transaction.IsSimultaneousNotifyEnabled ? 'simultaneous' : 'ordered'
  const [mode, hold, release] = useHeld<EscalationMode>(server)
  const change = async (next: EscalationMode) => {
    hold(next)
    if (!(await send(offers.updateEscalationMode, { id: transaction.ID, mode: next }, {}))) release()
  }
  return [mode, (next) => void change(next)]
}

/** Volunteer pickup; a failure shows the server's state again. */
export function useVolunteerMode(transaction: Transaction): [boolean, (enabled: boolean) => void] {
  const text = useText(transactionTexts)
  const { send } = useTransactionChange(transaction.ID)
  const [isEnabled, hold, release] = useHeld(transaction.IsVolunteerAutomationEnabled)
  const change = async (enabled: boolean) => {
    hold(enabled)
    const input = { id: transaction.ID, enabled }
    const failed = (reason: string, error: unknown) => (error instanceof Refused ? reason : text('volunteerModeFailed'))
    if (!(await send(transport.updateVolunteerAutomationMode, input, { failed }))) release()
  }
  return [isEnabled, (enabled) => void change(enabled)]
}

interface Start {
  mode: StartMode
  startAfter: string | null
}

export function useStartMode(transaction: Transaction): [Start, (mode: StartMode) => void] {
  const text = useText(transactionTexts)
  const confirm = useConfirm()
  const { send } = useTransactionChange(transaction.ID)
  const [startAfter, hold, release] = useHeld(transaction.StartAfter)
  const change = async (mode: StartMode) => {
    const question = { title: text('clearStartTitle'), text: text('clearStartText'), confirm: text('clearStart') }
    if (mode === 'now' && !(await confirm({ ...question, cancel: text('clearStartKeep') }))) return
    const now = serverNow()
    hold(mode === 'now' ? null : tomorrow(now))
    const clock = clientTimeSnapshot(now, new Date(now).getTimezoneOffset())
    const input = { id: transaction.ID, mode, clientTimeSnapshot: clock }
    const failed = (reason: string, error: unknown) => (error instanceof Refused ? reason : text('startTimeFailed'))
    if (!(await send(offers.updateStartMode, input, { failed }))) release()
  }
  return [{ mode: startAfter === null ? 'now' : 'future', startAfter }, (mode) => void change(mode)]
}

/** Decision 25: tomorrow is the user's. */
const tomorrow = (now: number) => startOfTomorrow(new Date(now), zoneHere()).toISOString()
